/** What chooses the first, second, ... option; the same keys as in the terminal. */
const RESERVED = 'ulswq';
export const KEYS = [...'123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((key) => !RESERVED.includes(key));
export const UNDO = 'u';
