import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { openFolder } from '@riverfront/backend/storage/file-store';
import { expect, test, vi } from 'vitest';
import { openTestSender } from '../../testing/open-app.ts';
import { cleanUp, removeOrphans } from './clean-up.ts';

const sender = await openTestSender();

test('removes expired tokens and rate limits, and files without a record', async () => {
  const { payload } = sender.content;
  const { resumes } = sender.services.deps;
  const run = execute(payload);
  await run(
    sql`insert into used_tokens values ('old', now() - interval '1 second'), ('new', now() + interval '1 hour')`,
  );
  await run(sql`insert into rate_limits values ('old', 1, 1), ('new', 1, 99999999999999)`);
  await run(sql`
    insert into rejected_resumes values (current_date - 31, 'PDF: damaged', 2), (current_date, 'PDF: damaged', 1)`);
  await mkdir(resumes.incomingDir, { recursive: true });

  const store = async (age: number) => {
    const path = join(resumes.incomingDir, 'upload');
    await writeFile(path, 'Asha Patel');
    const name = await resumes.store(path);
    const at = new Date(Date.now() - age);
    await utimes(join(sender.resumesDir, 'kept', name), at, at);
    return name;
  };
  const [named, orphan, young] = [await store(7_200_000), await store(7_200_000), await store(60_000)];
  const { id } = await payload.create({
    collection: 'applications',
    data: {
      email: 'asha@mail.example',
      reference: 'RA-CLEAN',
      submissionKey: 'clean-up',
      stage: 'new',
      resume: { storedName: named, scan: 'waiting' },
    },
  });

  const { outboxDir } = sender;
  const listNames = async () => {
    const names: string[] = [];
    for await (const { name } of resumes.list()) names.push(name);
    return names.sort();
  };
  await cleanUp({ payload, resumes }, sender.services.queue);
  expect(await listNames()).toEqual([named, orphan, young].sort());
  const { mediaDir } = sender.content.options;
  const [orphanMedium, ...others] = ['kite-0123456789.png', 'notes.png', '.hidden-0123456789.png'];
  for (const name of [orphanMedium, ...others]) await writeFile(join(mediaDir, name ?? ''), 'x');
  const old = new Date(Date.now() - 7_200_000);
  const present = await readdir(mediaDir);
  for (const name of present) await utimes(join(mediaDir, name), old, old);
  await removeOrphans({ payload, media: openFolder(mediaDir), resumes, outboxDir });
  // Every image of the sample and its sizes have a record.
  expect(await readdir(mediaDir)).toEqual(present.filter((name) => name !== orphanMedium));
  const left = await listNames();
  expect(left).toEqual([named, young].sort());
  expect(left).not.toContain(orphan);
  // Its task was given up while the scanner was away, and by now there is no scanner.
  const scan = async () => (await run(sql`select resume_scan from applications where id = ${id}`)).rows;
  await vi.waitFor(async () => expect(await scan()).toEqual([{ resume_scan: 'off' }]), { timeout: 20_000 });
  expect((await run(sql`select id from used_tokens`)).rows).toEqual([{ id: 'new' }]);
  expect((await run(sql`select key from rate_limits`)).rows).toEqual([{ key: 'new' }]);
  expect((await run(sql`select files from rejected_resumes`)).rows).toEqual([{ files: 1 }]);
});
