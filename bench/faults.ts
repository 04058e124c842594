import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import { job } from './calls.ts';
import { printRatio } from './measure.ts';
import { signalDatabase } from './stack/postgres.ts';
import { openStack, type Stack } from './stack/stack.ts';
import { createApplication, createMessage, createResume, post } from './traffic/forms.ts';

const clientCount = 8;

/** Injects faults while clients send forms; counts acknowledged submissions that are lost. */
export async function run([wanted = 'all', count = '50']: string[]): Promise<boolean> {
  const kills = Number(count);
  const faults: Record<string, () => Promise<boolean[]>> = {
    site: () => killRepeatedly('site', kills),
    database: () => killRepeatedly('database', kills),
    mail: failMailServer,
  };
  const results: boolean[] = [];
  for (const [name, fault] of Object.entries(faults))
    if (wanted === 'all' || wanted === name) results.push(...(await fault()));
  return printRatio('runs without a loss to runs', results);
}

/** Kills one part at random moments while clients send. */
async function killRepeatedly(part: 'site' | 'database', kills: number): Promise<boolean[]> {
  await using stack = await openStack();
  let site = await stack.startSite();
  const clients = startClients(site.url, clientCount);
  for (let n = 0; n < kills; n += 1) {
    await pause(200 + Math.random() * 1_300);
    if (part === 'database') {
      signalDatabase(stack.dataDir, 'SIGKILL');
      await stack.restartDatabase();
    } else {
      process.kill(site.pid, 'SIGKILL');
      await site.ended.catch(() => {});
      site = await stack.startSite({ PORT: new URL(site.url).port });
    }
  }
  await pause(2_000);
  await clients.stop();
  return [await checkStored(`${part} killed ${kills} times`, stack, clients.submissions)];
}

/** Lets the mail server fail in each way for a while. */
async function failMailServer(): Promise<boolean[]> {
  await using stack = await openStack();
  const { url } = await stack.startSite();
  const results: boolean[] = [];
  for (const mode of ['refuses', 'hangs', 'temporary', 'permanent'] as const) {
    stack.mail.mode = mode;
    const clients = startClients(url, clientCount, mode);
    await pause(5_000);
    await clients.stop();
    stack.mail.mode = 'works';
    results.push(await checkStored(`mail server: ${mode}`, stack, clients.submissions));
  }
  return results;
}

/** A form that was sent, and whether it was acknowledged. */
interface Submission {
  email: string;
  /** SHA-256 of the file; an application has one, a message none. */
  sha256: string | undefined;
  reference?: string;
  tries: number;
  /** Number of 429s, which come early when a try is killed after it was counted. */
  limited: number;
  /** Answers that were neither success nor a clear “try again later”. */
  unclear: string[];
}

/**
 * Starts clients that send messages and applications alternately and retry each until it is acknowledged.
 * @param name prefix of their email addresses, different for each call
 */
function startClients(siteUrl: string, count: number, name = 'a') {
  const submissions: Submission[] = [];
  let stopping = false;

  async function client(number: number): Promise<void> {
    for (let round = 0; !stopping; round += 1) {
      const email = `${name}.c${number}.t${round}@mail.example`;
      const file = round % 2 === 0 ? undefined : createResume();
      const path = file ? `/api/jobs/${job}/apply` : '/api/contactUs/add';
      const form = file ? createApplication(email, file) : createMessage(email);
      const sha256 = file && hash('sha256', file);
      const submission: Submission = { email, sha256, tries: 0, limited: 0, unclear: [] };
      submissions.push(submission);
      // Two minutes are longer than any injected outage.
      const end = Date.now() + 120_000;
      // After a 429 a visitor gives up.
      while (!submission.reference && submission.limited === 0 && Date.now() < end) {
        submission.tries += 1;
        const answer = await post(siteUrl, path, form).catch(() => undefined); // no answer: the process died
        if (answer) record(submission, answer);
        if (!submission.reference) await pause(100 + Math.random() * 200);
      }
    }
  }

  const running = Array.from({ length: count }, (_, number) => client(number));
  return {
    submissions,
    /** Lets each client finish its submission. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(running);
    },
  };
}

function record(submission: Submission, { status, body }: Awaited<ReturnType<typeof post>>): void {
  if (status === 200 && body.reference) submission.reference = body.reference;
  else if (status === 429 && body.message) submission.limited += 1;
  else if (status !== 503) submission.unclear.push(`${status} ${body.message}`);
}

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
async function checkStored(name: string, stack: Stack, submissions: Submission[]): Promise<boolean> {
  const stored = await withClient(stack.databaseUrl, async (client) => {
    const end = Date.now() + mailTimeoutMs;
    const isWaiting = async () =>
      (await client.query("select from mails where state <> 'sent' limit 1")).rowCount;
    // Those that are still missing are counted below.
    while ((await isWaiting()) && Date.now() < end) await pause(500);
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
