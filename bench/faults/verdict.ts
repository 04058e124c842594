import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '@riverfront/database';
import type { Stack } from '../stack/stack.ts';
import { until } from '../wait.ts';
import type { Submission } from './clients.ts';

interface Row {
  email: string;
  reference: string;
  file: string | null;
  sha256: string | null;
  missing: boolean;
}

/** An email whose delivery was killed several times is retried after up to 4 minutes. */
const mailTimeoutMs = 600_000;

/** Waits for the mails, compares what was acknowledged with what is stored, and prints the counts. */
export async function judge(name: string, stack: Stack, submissions: Submission[]): Promise<boolean> {
  const stored = await withClient(stack.databaseUrl, async (client) => {
    await until(async () => {
      const { rows } = await client.query("select count(*)::int as n from mails where state <> 'sent'");
      return rows[0].n === 0;
    }, mailTimeoutMs).catch(() => {}); // counted below
    const { rows } = await client.query<Row>(
      `select email, reference, null as file, null as sha256, false as missing from messages
        union all select email, reference, resume_stored_name, resume_sha256, resume_missing from applications`,
    );
    return Map.groupBy(rows, ({ email }) => email);
  });
  const faults = { lost: 0, twice: 0, halfRecords: 0, wrongFiles: 0, unclearAnswers: 0, mailsMissing: 0 };
  const counts = { sent: submissions.length, acknowledged: 0, tries: 0, limited: 0 };
  for (const { email, reference, sha256, tries, limited, unclear } of submissions) {
    counts.tries += tries;
    counts.limited += limited;
    faults.unclearAnswers += unclear.length;
    const rows = stored.get(email) ?? [];
    const [row] = rows;
    if (reference) counts.acknowledged += 1;
    if (reference && row?.reference !== reference) faults.lost += 1;
    if (rows.length > 1) faults.twice += 1;
    if (!row) continue;
    for (const to of [email, `${sha256 ? 'careers' : 'sales'}@riverfront.example`])
      if (!stack.mail.hasAccepted(row.reference, to)) faults.mailsMissing += 1;
    if (!sha256) continue;
    if (!row.file || row.missing || row.sha256 !== sha256) faults.halfRecords += 1;
    else {
      const bytes = await readFile(join(stack.resumesDir, 'kept', row.file)).catch(() => undefined);
      if (!bytes || hash('sha256', bytes) !== sha256) faults.wrongFiles += 1;
    }
  }
  const ok = counts.acknowledged > 0 && Object.values(faults).every((count) => count === 0);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  console.table({ ...counts, ...faults });
  return ok;
}
