/** A file that is not an acceptable résumé. `message` tells the visitor what to do. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
}
