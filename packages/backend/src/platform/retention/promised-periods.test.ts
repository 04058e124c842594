import { afterAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/20261122_204104_promised_periods.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { execute, sql } from '../transaction/transaction.ts';

const content = await openTestContent();
const { payload } = content;
const run = execute(payload);
afterAll(content.close);

const said = {
  contact: 'Messages are deleted two years after the last contact.',
  application: 'Everything is deleted twelve months after the decision.',
};

/** Restores the database as it was before the migration, with the sample's texts of then. */
async function revert(): Promise<void> {
  await down({ db: { execute: run } } as never);
  const put = (column: string, after: string, sentence: string) =>
    sql`${sql.identifier(column)} = replace(${sql.identifier(column)}::text, ${after}, ${`${after} ${sentence}`})::jsonb`;
  for (const [table, prefix] of [
    ['forms', ''],
    ['_forms_v', 'version_'],
  ])
    await run(sql`update ${sql.identifier(table ?? '')} set
      ${put(`${prefix}contact_notice_text`, 'to continue the conversation.', said.contact)},
      ${put(`${prefix}application_notice_text`, 'to tell you the outcome.', said.application)}`);
  await run(sql`
    update legal_sections set description = replace(description::text,
      'A message is deleted 24 months after the last contact: your message, or our last answer to it. What is marked as spam is deleted 30 days later.',
      'A message is deleted 24 months after it arrived.')::jsonb`);
  await run(sql`delete from retention`);
  await run(sql`insert into retention (messages, applications, hired) values (36, 6, 60)`);
}

test('the migration stores the promised period with each record, and keeps the notice as evidence', async () => {
  await revert();
  await run(sql`
    insert into messages (reference, submission_key, notice_version) values ('RM-1', 'm1', 2), ('RM-2', 'm2', null)`);
  await run(sql`
    insert into applications (reference, submission_key, email, stage, notice_version) values
      ('RA-1', 'a1', 'a@mail.example', 'rejected', 2), ('RA-2', 'a2', 'a@mail.example', 'new', null),
      ('RA-3', 'a3', 'a@mail.example', 'hired', 2)`);
  const { rows: revisions } = await run(sql`select value from content_revision`);

  await up({ db: { execute: run } } as never);

  const months = async (table: string) =>
    (
      await run(
        sql`select reference, retention_months::int as months from ${sql.identifier(table)} order by reference`,
      )
    ).rows;
  expect(await months('messages')).toEqual([
    { reference: 'RM-1', months: 24 },
    { reference: 'RM-2', months: 36 },
  ]);
  expect(await months('applications')).toEqual([
    { reference: 'RA-1', months: 12 },
    { reference: 'RA-2', months: 6 },
    { reference: 'RA-3', months: 60 },
  ]);

  const forms = await payload.findGlobal({ slug: 'forms', depth: 0 });
  expect(forms.contact.notice).toMatchObject({ version: 3, months: 24 });
  expect(forms.application.notice).toMatchObject({ version: 3, months: 12 });
  expect(JSON.stringify(forms)).not.toMatch(/deleted two years|deleted twelve months/);
  const draft = await payload.findGlobal({ slug: 'forms', depth: 0, draft: true });
  expect(draft.contact.notice).toEqual(forms.contact.notice);
  const { docs } = await payload.findGlobalVersions({
    slug: 'forms',
    depth: 0,
    sort: 'version.contact.notice.version',
  });
  expect(docs.map(({ version }) => version.contact.notice.version)).toEqual([2, 3]);
  const [first] = docs;
  expect(JSON.stringify(first?.version.contact.notice.text)).toContain(said.contact);
  expect(JSON.stringify(first?.version.application.notice.text)).toContain(said.application);

  const { rows: sections } = await run(sql`
    select count(*)::int as count from legal_sections
    where description::text like '%24 months after the last contact%'`);
  expect(sections).toEqual([{ count: 1 }]);
  expect((await run(sql`select value from content_revision`)).rows).not.toEqual(revisions);
});
