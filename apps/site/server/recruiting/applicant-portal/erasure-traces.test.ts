import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execute, sql } from '@riverfront/backend/database/transaction';
import { createTokens } from '@riverfront/backend/limits/secret';
import { deleteDue } from '@riverfront/backend/privacy/retention/delete-due';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestSender } from '../../../testing/open-app.ts';
import {
  findApplications,
  findMessages,
  findOpenJob,
  signTokens,
  someApplication,
  someMessage,
  visitor,
} from '../../../testing/visitor.ts';

const sender = await openTestSender();
const { key: job } = await findOpenJob(sender);

let person: { firstName: string; lastName: string; email: string; phone: string };
let traces: RegExp;
beforeEach(() => {
  const letters = randomUUID().replaceAll(/[^a-f]/g, '');
  const digits = String(Math.floor(Math.random() * 90_000) + 10_000);
  person = {
    firstName: `Ishani${letters}`,
    lastName: `Vaghela${letters}`,
    email: `ishani.${randomUUID().slice(0, 8)}@mail.example`,
    phone: `98765${digits}`,
  };
  traces = new RegExp([person.firstName, person.lastName, person.email, person.phone].join('|'), 'i');
});

/** Finds rows of all tables, the queue's included, that contain data of the person. */
async function findRows(): Promise<string[]> {
  const run = execute(sender.content.payload);
  const { rows: tables } = await run(sql`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { schema, name } of tables as { schema: string; name: string }[]) {
    const { rows } = await run(
      sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`).filter((row) => traces.test(row)));
  }
  return found;
}

/** Finds files of the site's folders whose name or content contains data of the person. */
async function findFiles(): Promise<string[]> {
  const root = dirname(sender.outboxDir);
  const files = await readdir(root, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const file of files.filter((entry) => entry.isFile())) {
    const path = join(file.parentPath, file.name);
    const content = await readFile(path, 'utf8');
    if (traces.test(path) || traces.test(content) || traces.test(decodeEmail(content))) found.push(path);
  }
  return found;
}

/** Decodes quoted-printable text with soft line breaks. */
function decodeEmail(content: string): string {
  return content
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Creates an application with notes and failed tasks; its emails have been delivered. */
async function createApplication(): Promise<{ id: number; reference: string }> {
  const { payload } = sender.content;
  const { email, firstName, lastName, phone } = person;
  const { apply, mailsTo, post } = visitor(sender);
  const name = { firstName, lastName, phoneNumber: phone };
  const fields = { ...someApplication(email), ...name, ...signTokens(sender, email) };
  const cv = { name: `${lastName}.txt`, bytes: Buffer.from(`${firstName} ${lastName}, ${email}`) };
  const answer = await apply(job, fields, cv);
  const { reference } = (await answer.json()) as { reference: string };
  expect(reference).toMatch(/^RA-/);
  await mailsTo(email, 1);
  await post('/api/my-application/send-code', { email });
  await mailsTo(email, 2);
  const id = (await findApplications(sender, 'reference', reference))[0]?.id ?? 0;
  await payload.create({
    collection: 'application-notes',
    data: { about: id, kind: 'note', text: `${firstName} called from ${phone}.` },
  });
  await createFailures(reference);
  return { id, reference };
}

/** Creates a message with notes and failed tasks; its emails have been delivered. */
async function createMessage(): Promise<{ id: number; reference: string }> {
  const { payload } = sender.content;
  const { email, firstName, lastName, phone } = person;
  const { post, mailsTo } = visitor(sender);
  const answer = await post('/api/contactUs/add', {
    ...someMessage(),
    name: `${firstName} ${lastName}`,
    email,
    phone: `+91 ${phone}`,
    message: `Please call me on ${phone}.`,
  });
  expect(answer.status).toBe(200);
  await mailsTo(email, 1);
  const [{ id, reference } = { id: 0, reference: '' }] = await findMessages(sender, email);
  await payload.create({
    collection: 'message-notes',
    data: { about: id, kind: 'note', text: `${firstName} does not answer on ${phone}.` },
  });
  await createFailures(reference);
  return { id, reference };
}

/** Creates what failures leave: a task that failed with the answer of a mail server, an unfinished outbox file. */
async function createFailures(about: string): Promise<void> {
  const { payload } = sender.content;
  const { email } = person;
  const lastError = `550 5.1.1 <${email}>: user unknown`;
  const { id } = await payload.create({
    collection: 'mails',
    data: { kind: 'reply', to: email, about, state: 'failed', attempts: 31, lastError },
  });
  await execute(payload)(sql`
    insert into pgboss.job (name, data, state, output)
    values ('mail', ${JSON.stringify({ mail: id })}, 'failed', ${JSON.stringify({ message: lastError })})`);
  const name = '.2026-11-21T13-15-00-000Z-0123456789ab.eml.unfinished';
  await writeFile(join(sender.outboxDir, name), `To: ${email}`);
  expect((await findRows()).length).toBeGreaterThan(5);
  expect((await findFiles()).length).toBeGreaterThan(1);
}

async function expectErased(reference: string): Promise<void> {
  expect(await findRows()).toEqual([]);
  await vi.waitFor(async () => expect(await findFiles()).toEqual([]), { timeout: 20_000, interval: 200 });
  const { totalDocs } = await sender.content.payload.count({
    collection: 'retention-receipts',
    where: { references: { contains: reference } },
  });
  expect(totalDocs).toBe(1);
}

test('an applicant erases everything but the receipt', async () => {
  const { reference } = await createApplication();
  const tokens = createTokens(sender.content.options.secret);
  const proof = tokens.sign('applicant-portal', { email: person.email }, 600);
  const erased = await sender.post('/api/my-application/erase', { proof, reference });
  expect(erased.status).toBe(200);
  await expectErased(reference);
});

test.each([
  ['applications', createApplication],
  ['messages', createMessage],
] as const)('the retention task deletes %s with everything but the receipt', async (collection, create) => {
  const { payload } = sender.content;
  const { id, reference } = await create();
  const longAgo = '2020-01-01T00:00:00Z';
  const old =
    collection === 'applications'
      ? sql`stage = 'withdrawn', stage_changed_at = ${longAgo}, job_id = null, created_at = ${longAgo}`
      : sql`created_at = ${longAgo}`;
  await execute(payload)(sql`update ${sql.identifier(collection)} set ${old} where id = ${id}`);
  expect(await deleteDue({ payload, queue: sender.services.queue })).toMatchObject({ [collection]: 1 });
  await expectErased(reference);
});
