import type { Queue } from '@riverfront/content/queue';
import { deleteDue } from '@riverfront/content/retention';
import type { Payload } from 'payload';
import type { Logger } from 'pino';

export interface RetentionDeps {
  payload: Payload;
  queue: Queue;
  logger: Logger;
  now?: Date;
}

/**
 * The daily job: deletes what is due and says so in the log.
 * @throws what the deletion throws, so that the queue tries again and the dashboard shows it
 */
export async function runRetention({ payload, queue, logger, now }: RetentionDeps): Promise<void> {
  try {
    const deleted = await deleteDue({ payload, queue, ...(now && { now }) });
    queue.wake('erasure');
    logger.info({ deleted }, 'Deleted what is due');
  } catch (error) {
    logger.error({ err: error }, 'What is due could not be deleted; it is tried again');
    throw error;
  }
}
