/** The caller asked for something that does not exist; `message` is shown to visitors. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}

/** It was there and is no more, for good; `message` is shown to visitors. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** What visitors read when content cannot be had. */
export const unavailableMessage = 'The content cannot be reached at the moment. Please try again shortly.';

/** What visitors read when we made a mistake. */
export const brokenMessage = 'Something went wrong on our side. Please try again.';
