import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import { printRatio, repeat } from './measure.ts';
import { type Call, createApplication, createMessage, createResume, send } from './requests.ts';
import { openStack, type Stack } from './stack.ts';

/** Injects faults while clients send forms; counts acknowledged submissions that are lost. */
export async function run([wanted = 'all', count = '50']: string[]): Promise<boolean> {
  const faults: Record<string, () => Promise<boolean[]>> = {
    site: () => killRepeatedly('site', Number(count)),
    database: () => killRepeatedly('database', Number(count)),
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
  const kill = async () => {
    await pause(200 + Math.random() * 1_300);
    if (part === 'database') return stack.restartDatabase({ kills: true });
    process.kill(site.pid, 'SIGKILL');
    await site.ended.catch(() => {});
    site = await stack.startSite({ PORT: new URL(site.url).port });
  };
  const submissions = await sendDuring(() => repeat(kills, kill), site.url, part);
  return [await checkStored(`${part} killed ${kills} times`, stack, submissions)];
}

/** Lets the mail server fail in each way for a while. */
async function failMailServer(): Promise<boolean[]> {
  let mode = 'works';
  const fail = (responseCode: number) => Object.assign(new Error('Not now'), { responseCode });
  await using stack = await openStack({
    mail: {
      onConnect: (_session, done) => done(mode === 'refuses' ? fail(421) : null),
      onMailFrom(_address, _session, done) {
        if (mode === 'hangs') return;
        done(mode === 'works' ? null : fail(mode === 'temporary' ? 451 : 554));
      },
    },
  });
  const { url } = await stack.startSite();
  const results: boolean[] = [];
  for (const failure of ['refuses', 'hangs', 'temporary', 'permanent']) {
    mode = failure;
    const submissions = await sendDuring(() => pause(5_000), url, mode);
    mode = 'works';
    results.push(await checkStored(`mail server: ${failure}`, stack, submissions));
  }
  return results;
}

/** A form that was sent. */
interface Submission {
  email: string;
  /** SHA-256 of the file; an application has one, a message none. */
  sha256: string | undefined;
  /** Of the acknowledged one. */
  reference?: string;
  /** Number of answers that were neither success nor a clear “try again later”. */
  unclear: number;
}

/**
 * Lets eight clients send messages and applications alternately during an outage, and retry each until it is acknowledged.
 * @param name prefix of their email addresses, different for each call
 * @returns what they have sent
 */
async function sendDuring(
  outage: () => Promise<unknown>,
  siteUrl: string,
  name: string,
): Promise<Submission[]> {
  const submissions: Submission[] = [];
  let isOver = false;
  const clients = Array.from({ length: 8 }, async (_, client) => {
    for (let round = 0; !isOver; round += 1) {
      const email = `${name}.c${client}.t${round}@mail.example`;
      const file = round % 2 === 0 ? undefined : createResume();
      const form = file ? createApplication(email, file) : createMessage(email);
      const submission = { email, sha256: file && hash('sha256', file), unclear: 0 };
      submissions.push(submission);
      // Two minutes are longer than any injected outage.
      const end = Date.now() + 120_000;
      while (!(await isDone(submission, siteUrl, form)) && Date.now() < end)
        await pause(100 + Math.random() * 200);
    }
  });
  await outage();
  isOver = true;
  await Promise.all(clients);
  return submissions;
}

/** Sends a form. @returns whether it was acknowledged, or the visitor gives up */
async function isDone(submission: Submission, siteUrl: string, form: Call): Promise<boolean> {
  const answer = await send(siteUrl, form).catch(() => undefined); // no answer: the process died
  if (!answer || answer.status === 503) return false;
  const { reference } = answer.status === 200 ? JSON.parse(answer.text) : {};
  if (reference) submission.reference = reference;
  // 429 comes early when a try is killed after it was counted.
  else if (answer.status !== 429) submission.unclear += 1;
  return reference !== undefined || answer.status === 429;
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
  const mails = await readMails(stack.mailDir);
  const faults = { lost: 0, twice: 0, incomplete: 0, unclearAnswers: 0, mailsMissing: 0 };
  let acknowledged = 0;
  for (const { email, reference, sha256, unclear } of submissions) {
    faults.unclearAnswers += unclear;
    const rows = stored.get(email) ?? [];
    const [row] = rows;
    if (reference) acknowledged += 1;
    if (reference && row?.reference !== reference) faults.lost += 1;
    if (rows.length > 1) faults.twice += 1;
    if (!row) continue;
    for (const to of [email, `${sha256 ? 'careers' : 'sales'}@riverfront.example`])
      if (!mails.has(`${row.reference} ${to}`)) faults.mailsMissing += 1;
    if (!sha256) continue;
    const file = await readFile(join(stack.resumesDir, 'kept', row.file ?? '')).catch(() => '');
    if (row.missing || row.sha256 !== sha256 || hash('sha256', file) !== sha256) faults.incomplete += 1;
  }
  const ok = acknowledged > 0 && Object.values(faults).every((number) => number === 0);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  console.table({ sent: submissions.length, acknowledged, ...faults });
  return ok;
}

/** Reads the emails that the mail server has accepted. @returns reference and recipient of each */
async function readMails(dir: string): Promise<Set<string>> {
  const mails = new Set<string>();
  for (const name of await readdir(dir)) {
    const mail = await readFile(join(dir, name), 'utf8');
    const [reference] = /R[MA]-[0-9A-Z]{8}/.exec(mail) ?? [];
    const [, to] = /^To: .*?([^<\s]+@[^>\s]+)/m.exec(mail) ?? [];
    mails.add(`${reference} ${to}`);
  }
  return mails;
}
