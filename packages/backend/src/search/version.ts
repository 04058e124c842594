/** Increment when entries are derived differently: the next start then rebuilds the index. */
export const searchVersion = 2;
