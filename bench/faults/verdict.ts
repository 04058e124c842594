import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../until.ts';
import type { Sending } from './clients.ts';
import type { MailServer } from './mail-server.ts';
import type { Stack } from './stack.ts';

/** What was found after the faults; everything but the first four has to be 0. */
export interface Verdict {
  sent: number;
  acknowledged: number;
  tries: number;
  limited: number;
  lost: number;
  twice: number;
  halfRecords: number;
  wrongFiles: number;
  unclearAnswers: number;
  mailsMissing: number;
  orphans: number;
}

/** A mail whose sending was killed several times rests for up to 4 minutes before the next try. */
const mailPatienceMs = 600_000;

/** Waits for the mails and compares what clients were told with what is there. */
export async function judge(
  stack: Stack,
  mail: MailServer,
  sendings: Sending[],
  { orphansAllowed = Number.POSITIVE_INFINITY } = {},
): Promise<Verdict> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    await until(async () => {
      const { rows } = await client.query("select count(*)::int as n from mails where state <> 'sent'");
      return rows[0].n === 0;
    }, mailPatienceMs).catch(() => {}); // counted below
    const messages = await byEmail(client, 'select email, reference from messages');
    const applications = await byEmail(
      client,
      'select email, reference, resume_stored_name as file, resume_sha256 as sha256, resume_missing as missing from applications',
    );
    const kept = await readdir(join(stack.resumesDir, 'kept')).catch(() => []);
    const named = new Set([...applications.values()].flat().map(({ file }) => file));
    const verdict: Verdict = {
      sent: sendings.length,
      acknowledged: sendings.filter(({ reference }) => reference).length,
      tries: sendings.reduce((sum, { tries }) => sum + tries, 0),
      limited: sendings.reduce((sum, { limited }) => sum + limited, 0),
      lost: 0,
      twice: 0,
      halfRecords: 0,
      wrongFiles: 0,
      unclearAnswers: sendings.reduce((sum, { unclear }) => sum + unclear.length, 0),
      mailsMissing: 0,
      orphans: Math.max(0, kept.filter((name) => !named.has(name)).length - orphansAllowed),
    };
    for (const sending of sendings) {
      const rows = (sending.kind === 'message' ? messages : applications).get(sending.email) ?? [];
      const [row] = rows;
      if (sending.reference && row?.reference !== sending.reference) verdict.lost += 1;
      if (rows.length > 1) verdict.twice += 1;
      if (!row) continue;
      const company = sending.kind === 'message' ? 'sales' : 'careers';
      for (const to of [sending.email, `${company}@riverfront.example`])
        if (mail.accepted(row.reference, to) === 0) verdict.mailsMissing += 1;
      if (sending.kind === 'message') continue;
      if (!row.file || row.missing || row.sha256 !== sending.sha256) verdict.halfRecords += 1;
      else if ((await hashOf(join(stack.resumesDir, 'kept', row.file))) !== sending.sha256)
        verdict.wrongFiles += 1;
    }
    return verdict;
  } finally {
    await client.end();
  }
}

interface Row {
  email: string;
  reference: string;
  file?: string;
  sha256?: string;
  missing?: boolean;
}

async function byEmail(client: pg.Client, query: string): Promise<Map<string, Row[]>> {
  const { rows } = await client.query<Row>(query);
  return Map.groupBy(rows, ({ email }) => email);
}

async function hashOf(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex');
}

/** Prints the counts; true when nothing is wrong. */
export function report(name: string, verdict: Verdict): boolean {
  const { sent: _, acknowledged, tries: __, limited: ___, ...faults } = verdict;
  const ok = acknowledged > 0 && Object.values(faults).every((count) => count === 0);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  for (const [what, count] of Object.entries(verdict)) console.log(`       ${what.padEnd(16)} ${count}`);
  return ok;
}
