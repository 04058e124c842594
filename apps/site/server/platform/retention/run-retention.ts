import { deleteDue, type Queue } from '@riverfront/backend/platform';
import { eraseTrash } from '@riverfront/backend/publishing';
import type { Payload } from 'payload';
import type { Logger } from 'pino';

/** The daily retention task: deletes what is due, in the trash as well, and logs the result. */
export async function runRetention(options: {
  payload: Payload;
  queue: Queue;
  logger: Logger;
}): Promise<void> {
  const { payload, queue, logger } = options;
  try {
    const deleted = await deleteDue({ payload, queue });
    queue.wake('erasure');
    const trash = await eraseTrash(payload);
    logger.info({ deleted: { ...deleted, trash } }, 'Deleted what is due');
  } catch (error) {
    logger.error({ err: error }, 'The deletion of what is due failed; it will be retried');
    throw error;
  }
}
