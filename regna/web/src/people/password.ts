/** As short as the server accepts it. */
export const SHORTEST_PASSWORD = 8;
