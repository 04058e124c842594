const type = 'staff:reply';

/** Calls back on every such change. @returns a function that unsubscribes */
export function subscribeToReplies(callback: () => void): () => void {
  addEventListener(type, callback);
  return () => removeEventListener(type, callback);
}
