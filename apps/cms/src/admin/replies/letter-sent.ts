const name = 'riverfront:letter-sent';

/** Tells the other parts of the screen that a letter went out. */
export function announceLetter(): void {
  dispatchEvent(new Event(name));
}

/** Does something whenever a letter went out. @returns stops it */
export function onLetter(work: () => void): () => void {
  addEventListener(name, work);
  return () => removeEventListener(name, work);
}
