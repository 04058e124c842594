import { afterAll, expect, test } from 'vitest';
import { openTestContent } from '../../../testing/open-content.ts';
import { execute, sql } from '../transaction/transaction.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

const mail = (to: string) => ({ collection: 'mails', where: { to: { like: to } } }) as const;

async function add(count: number, to: string): Promise<void> {
  await execute(payload)(sql`
    insert into mails (kind, "to", state, created_at, updated_at)
    select 'application-received', i || ${to}, 'sent', now(), now() from generate_series(1, ${count}) i`);
}

test('estimates the total of a longer list, so that no page is out of reach', async () => {
  await add(12_000, '@many.example');
  await execute(payload)(sql`analyze mails`);
  const { totalDocs } = await payload.count(mail('many.example'));
  expect(totalDocs).toBeGreaterThan(10_000);
  expect(totalDocs).toBeLessThan(15_000);
});
