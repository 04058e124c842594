import { setTimeout as pause } from 'node:timers/promises';
import { APIError, createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { execute, inTransaction, sql } from '../../database/transaction.ts';
import { isAlive, readProcesses } from '../../health/process-report.ts';
import texts from './checks.json' with { type: 'json' };
import { type CheckContext, checks, type Finding, lookUpTxt } from './checks.ts';

interface Text {
  group: string;
  /** Whether the public must wait for it. */
  blocks: boolean;
  title: string;
  todo: string;
  link: string;
  href: string;
  /** Label of the button with which an administrator confirms what was found. */
  approve?: string;
  /** Days that a confirmation counts; for ever without it. */
  days?: number;
}

type Confirmation = { value: string; by: string; at: string };

interface Options {
  wanted?: (key: string, text: Text) => boolean;
  network?: Pick<CheckContext, 'lookUp' | 'fetch'>;
  now?: Date;
  timeoutMs?: number;
}

/** A check with what came of it. */
export type GoingLiveResult = ReturnType<typeof toResult>;

/**
 * Runs the checks that stand between an installation and its public. One that fails, or takes longer than
 * `timeoutMs`, is amber.
 * @param req of an administrator
 */
export async function readGoingLive(req: PayloadRequest, user: TypedUser, options: Options = {}) {
  const {
    wanted = () => true,
    network = { lookUp: lookUpTxt, fetch },
    now = new Date(),
    timeoutMs = 5_000,
  } = options;
  const { payload } = req;
  const run = execute(payload);
  const report = (await readProcesses(run)).find((process) => isAlive(process, now))?.report;
  const addresses = payload.config.custom.staffSide;
  const context: CheckContext = { ...network, payload, req, user, report, addresses };
  const { rows } = await run<Confirmation & { key: string }>(
    sql`select key, value, by, at from confirmations`,
  );
  const entries = Object.entries<Text>(texts).filter(([key, text]) => wanted(key, text));
  return await Promise.all(
    entries.map(async ([key, text]) => {
      const finding = await runInTime(async () => checks[key as keyof typeof checks](context), timeoutMs);
      const found = rows.find((one) => one.key === key && one.value === finding.confirmable);
      const age = found && (now.getTime() - Date.parse(found.at)) / 86_400_000;
      const counts = age !== undefined && age <= (text.days ?? Number.POSITIVE_INFINITY);
      return toResult({ key, ...text }, finding, counts ? found : undefined);
    }),
  );
}

function toResult(
  { blocks, approve, ...text }: Text & { key: string },
  finding: Finding,
  confirmed?: Confirmation,
) {
  const isDone = finding.isDone || confirmed !== undefined;
  const isRed = blocks && finding.isDone === false;
  const colour: 'red' | 'amber' | 'green' = isDone ? 'green' : isRed ? 'red' : 'amber';
  const value = isDone ? undefined : finding.confirmable;
  return {
    ...text,
    ...finding,
    colour,
    confirmed,
    approve: approve && value ? { label: approve, value } : undefined,
  };
}

async function runInTime(check: () => Promise<Finding>, ms: number): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const impossible = { isDone: null, says: 'It could not be checked from this server.' };
  const timer = setTimeout(() => resolve(impossible), ms);
  return await Promise.race([check().catch(() => impossible), promise]).finally(() => clearTimeout(timer));
}

/** Counts what blocks going live, for an administrator. */
export async function countBlocking(req: PayloadRequest, user: TypedUser): Promise<number> {
  const results = await readGoingLive(req, user, { wanted: (_, { blocks }) => blocks });
  return results.filter(({ colour }) => colour === 'red').length;
}

/**
 * Writes to the log how much blocks going live, and where to look. Waits for the first report of the site, without
 * which mail and storage would not count.
 */
export async function logBlocking(payload: Payload, { timeoutMs = 20_000, pollMs = 1_000 } = {}) {
  const run = execute(payload);
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    if ((await readProcesses(run)).some((process) => isAlive(process, new Date()))) break;
    // Keeps no process alive that is about to end.
    await pause(pollMs, undefined, { ref: false });
  }
  const found = await findOne(payload, 'users', { roles: { contains: 'administrator' } });
  const user: TypedUser | undefined = found && { ...found, collection: 'users' };
  const count = user ? await countBlocking(await createLocalReq({ user }, payload), user) : 0;
  const page = `${payload.config.custom.staffSide?.cmsUrl}${payload.config.routes.admin}/going-live`;
  if (count > 0) payload.logger.warn({ count }, `Going live: ${count} checks are red, see ${page}`);
}

/** `POST /api/going-live`: an administrator confirms what a check found, as the page showed it. */
export const goingLiveEndpoints = [
  endpoint({
    method: 'post',
    path: '/going-live',
    roles: [],
    body: z.object({ key: z.string(), value: z.string() }),
    async handler(req, { body: { key, value } }) {
      const { user } = req;
      const [result] = await readGoingLive(req, user, { wanted: (one) => one === key });
      if (result?.approve?.value !== value)
        throw new APIError('This has changed meanwhile. Load the page again, and look once more.', 409);
      await inTransaction(req, async (transaction) => {
        await transaction.execute(sql`
          insert into confirmations (key, value, by) values (${key}, ${value}, ${user.name})
          on conflict (key) do update set value = excluded.value, by = excluded.by, at = now()`);
        const summary = `Going live: ${result.title}`;
        await recordAudit(transaction.req, { action: 'approved', summary });
      });
      return { message: `Noted: ${result.title}.` };
    },
  }),
];
