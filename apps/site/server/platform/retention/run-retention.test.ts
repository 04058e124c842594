import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, inTransaction, sql } from '@riverfront/backend/platform';
import { expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';

const sender = await openTestSender();

test('deletes what is due with its file, and stores a receipt', async () => {
  const { payload } = sender.content;
  const { queue, deps } = sender.services;
  await mkdir(deps.resumes.incomingDir, { recursive: true });
  const path = join(deps.resumes.incomingDir, 'upload');
  await writeFile(path, 'Asha Patel');
  const storedName = await deps.resumes.store(path);
  const application = (reference: string, arrived: Date) =>
    payload.create({
      collection: 'applications',
      data: {
        email: 'asha@mail.example',
        stage: 'rejected',
        rejectionReason: 'skills',
        reference,
        submissionKey: reference,
        createdAt: arrived.toISOString(),
        ...(reference === 'RA-OLD' && { resume: { storedName } }),
      },
    });
  await application('RA-OLD', new Date(Date.now() - 400 * 24 * 3_600_000));
  await application('RA-NEW', new Date());
  await execute(payload)(sql`update applications set stage_changed_at = created_at`);

  await inTransaction(payload, (transaction) => queue.send(transaction, 'retention', {}));
  queue.wake('retention');

  await vi.waitFor(
    async () => {
      const { docs } = await payload.find({ collection: 'retention-receipts' });
      expect(docs[0]).toMatchObject({ kind: 'applications', deleted: 1, references: ['RA-OLD'] });
    },
    { timeout: 20_000, interval: 200 },
  );
  const { docs } = await payload.find({ collection: 'applications' });
  expect(docs.map(({ reference }) => reference)).toEqual(['RA-NEW']);
  await vi.waitFor(() => expect(deps.resumes.open(storedName)).rejects.toThrow(), 5_000);
});
