/** Raise it when entries are made differently: the next start then makes all of them again. */
export const searchVersion = 1;
