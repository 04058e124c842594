const name = 'riverfront:letter-sent';

/** Tells the other parts of the screen that a letter went out, or what became of it. */
export function announceLetter(): void {
  dispatchEvent(new Event(name));
}

/** Does something whenever a letter went out, and when it is known what became of it. @returns stops it */
export function onLetter(work: () => void): () => void {
  addEventListener(name, work);
  return () => removeEventListener(name, work);
}
