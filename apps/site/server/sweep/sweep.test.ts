import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, sql } from '@riverfront/content/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSender, type TestSender } from '../../testing/open-app.ts';
import { sweep } from './sweep.ts';

let sender: TestSender;
beforeAll(async () => {
  sender = await openTestSender();
});
afterAll(() => sender.close());

test('removes what is over: old codes, used tokens, limits, and files that no record names', async () => {
  const { payload } = sender.content;
  const { resumes } = sender.services.deps;
  const run = execute(payload);
  await run(
    sql`insert into spent_tokens values ('old', now() - interval '1 second'), ('new', now() + interval '1 hour')`,
  );
  await run(sql`insert into rate_limits values ('old', 1, 1), ('new', 1, 99999999999999)`);
  await mkdir(resumes.incomingDir, { recursive: true });

  const keep = async (age: number) => {
    const path = join(resumes.incomingDir, 'upload');
    await writeFile(path, 'Asha Patel');
    const name = await resumes.keep(path);
    const at = new Date(Date.now() - age);
    await utimes(join(sender.resumesDir, 'kept', name), at, at);
    return name;
  };
  const [named, orphan, young] = [await keep(7_200_000), await keep(7_200_000), await keep(60_000)];
  await payload.create({
    collection: 'applications',
    data: {
      email: 'asha@mail.example',
      reference: 'RA-SWEEP',
      submissionKey: 'sweep',
      stage: 'new',
      resume: { storedName: named },
    },
  });

  const { outboxDir } = sender;
  await sweep({ payload, resumes, outboxDir });

  const left: string[] = [];
  for await (const { name } of resumes.list()) left.push(name);
  expect(left.sort()).toEqual([named, young].sort());
  expect(left).not.toContain(orphan);
  expect((await run(sql`select id from spent_tokens`)).rows).toEqual([{ id: 'new' }]);
  expect((await run(sql`select key from rate_limits`)).rows).toEqual([{ key: 'new' }]);
});
