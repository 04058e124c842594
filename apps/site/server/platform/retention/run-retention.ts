import { deleteDue, type Queue } from '@riverfront/backend/platform';
import type { Payload } from 'payload';
import type { Logger } from 'pino';

/** The daily retention task: deletes what is due and logs the result. */
export async function runRetention(options: {
  payload: Payload;
  queue: Queue;
  logger: Logger;
}): Promise<void> {
  const { payload, queue, logger } = options;
  try {
    const deleted = await deleteDue({ payload, queue });
    queue.wake('erasure');
    logger.info({ deleted }, 'Deleted what is due');
  } catch (error) {
    logger.error({ err: error }, 'The deletion of what is due failed; it will be retried');
    throw error;
  }
}
