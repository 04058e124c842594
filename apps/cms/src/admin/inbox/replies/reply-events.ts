const type = 'staff:reply';

/** Notifies other components that a reply was sent or that the state of its email has changed. */
export function announceReply(): void {
  dispatchEvent(new Event(type));
}

/** Calls back on every such change. @returns a function that unsubscribes */
export function subscribeToReplies(callback: () => void): () => void {
  addEventListener(type, callback);
  return () => removeEventListener(type, callback);
}
