"""The database: tables, reading and writing, other processes, backups."""
