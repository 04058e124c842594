import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@riverfront/database';
import type { Stack } from '../stack/stack.ts';
import type { Submission } from '../traffic/clients.ts';
import { until } from '../wait.ts';

interface Row {
  email: string;
  reference: string;
  file?: string;
  sha256?: string;
  missing?: boolean;
}

/** An email whose delivery was killed several times is retried after up to 4 minutes. */
const mailTimeoutMs = 600_000;

/** Waits for the mails, compares what was acknowledged with what is stored, and prints the counts. */
export async function judge(name: string, stack: Stack, submissions: Submission[]): Promise<boolean> {
  const storedFiles = join(stack.resumesDir, 'kept');
  const { messages, applications } = await withClient(stack.databaseUrl, async (client) => {
    await until(async () => {
      const { rows } = await client.query("select count(*)::int as n from mails where state <> 'sent'");
      return rows[0].n === 0;
    }, mailTimeoutMs).catch(() => {}); // counted below
    const byEmail = async (query: string) =>
      Map.groupBy((await client.query<Row>(query)).rows, ({ email }) => email);
    return {
      messages: await byEmail('select email, reference from messages'),
      applications: await byEmail(
        `select email, reference, resume_stored_name as file, resume_sha256 as sha256, resume_missing as missing
          from applications`,
      ),
    };
  });
  const files = await readdir(storedFiles).catch(() => []);
  const named = new Set([...applications.values()].flat().map(({ file }) => file));
  const acknowledged = submissions.filter(({ reference }) => reference).length;
  const faults = {
    lost: 0,
    twice: 0,
    halfRecords: 0,
    wrongFiles: 0,
    unclearAnswers: submissions.flatMap(({ unclear }) => unclear).length,
    mailsMissing: 0,
  };
  for (const { kind, email, reference, sha256 } of submissions) {
    const rows = (kind === 'message' ? messages : applications).get(email) ?? [];
    const [row] = rows;
    if (reference && row?.reference !== reference) faults.lost += 1;
    if (rows.length > 1) faults.twice += 1;
    if (!row) continue;
    const company = kind === 'message' ? 'sales' : 'careers';
    for (const to of [email, `${company}@riverfront.example`])
      if (stack.mail.accepted(row.reference, to) === 0) faults.mailsMissing += 1;
    if (kind === 'message') continue;
    if (!row.file || row.missing || row.sha256 !== sha256) faults.halfRecords += 1;
    else if ((await hashOf(join(storedFiles, row.file))) !== sha256) faults.wrongFiles += 1;
  }
  const ok = acknowledged > 0 && Object.values(faults).every((count) => count === 0);
  const sum = (count: (submission: Submission) => number) =>
    submissions.reduce((total, submission) => total + count(submission), 0);
  const [tries, limited] = [sum((one) => one.tries), sum((one) => one.limited)];
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  // A kill between file and commit leaves these until the hourly clean-up task.
  const orphans = files.filter((file) => !named.has(file)).length;
  const counts = { sent: submissions.length, acknowledged, tries, limited, ...faults, orphans };
  for (const [what, count] of Object.entries(counts)) console.log(`       ${what.padEnd(16)} ${count}`);
  return ok;
}

async function hashOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && hash('sha256', bytes);
}
