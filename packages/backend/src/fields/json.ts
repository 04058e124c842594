/** Tells an object from other JSON values, arrays included. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses JSON; undefined for a text that is none. @param revive as of `JSON.parse` */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
