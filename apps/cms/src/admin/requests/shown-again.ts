const shown = new WeakSet<object>();

/**
 * Whether what the server has rendered was shown before: Next gives a screen its first properties back when somebody
 * returns, however old they are. True from the second call.
 */
export function isShownAgain(rendered: object): boolean {
  const isKnown = shown.has(rendered);
  shown.add(rendered);
  return isKnown;
}
