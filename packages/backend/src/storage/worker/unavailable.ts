/** A worker thread cannot run a task for now, which is not the fault of its input. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable';
  // Payload answers with these.
  readonly status = 503;
  readonly isPublic = true;
}
