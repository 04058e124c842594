import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConfig } from '@riverfront/backend/create-config';
import { inTransaction } from '@riverfront/backend/database/transaction';
import { prepare } from '@riverfront/backend/prepare';
import { enqueueEmail } from '@riverfront/backend/queue/deliveries/emails';
import { type Queue, startQueue } from '@riverfront/backend/queue/queue';
import { createResumeStore } from '@riverfront/backend/storage/resume-store';
import { clusterFolder, databasePassword, embeddedUrl, startServer } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { createTestDatabase } from '@riverfront/database/testing';
import { loadSample } from '@riverfront/sample';
import { BasePayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idleWorkers } from '../../packages/backend/testing/idle-workers.ts';
import { createApplication } from '../../packages/backend/testing/records.ts';
import { testSecret as secret } from '../../packages/backend/testing/sample-template.ts';
import { migrationNames } from '../generate/migrations.ts';
import { run } from '../node.ts';
import { copyFiles, createBackup, type FileFolders } from './create-backup.ts';
import type { BackupDatabase } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { manifestName, verifyBackup } from './manifest.ts';
import { postgresDatabase } from './postgres.ts';
import { readSecret, restoreBackup } from './restore-backup.ts';

const account = { email: 'backup@riverfront.example', password: 'correct horse battery staple' };
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The database of an installation, which can be started, stopped and destroyed. */
interface Installation {
  database: BackupDatabase;
  start(): Promise<string>;
  stop(): Promise<void>;
  destroy(): Promise<void>;
}

async function createEmbedded(dataDir: string): Promise<Installation> {
  await mkdir(dataDir, { recursive: true });
  for (const folder of [dir, join(dataDir, '..'), dataDir]) await chmod(folder, 0o711);
  const [port, password] = [await findFreePort(), databasePassword(dataDir)];
  let stop = async () => {};
  return {
    database: embeddedDatabase({ dataDir, url: embeddedUrl(dataDir, port), isDurable: false }),
    async start() {
      const server = await startServer({ folder: clusterFolder(dataDir), port, password, isDurable: false });
      ({ stop } = server);
      return server.url;
    },
    stop: () => stop(),
    destroy: () => rm(dataDir, { recursive: true }),
  };
}

async function createOnServer(_dataDir: string): Promise<Installation> {
  const { url, drop } = await createTestDatabase();
  const database = postgresDatabase(url);
  return {
    database,
    start: async () => url,
    // Payload leaves its connections open, which the end of its process would close.
    stop: () =>
      database.withSession(async (session) => {
        await session.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      }),
    destroy: drop,
  };
}

async function openPayload(databaseUrl: string, mediaDir: string): Promise<Payload> {
  const logger = { options: { level: 'error' } } as const;
  return await new BasePayload().init({ config: createConfig({ databaseUrl, secret, mediaDir, logger }) });
}

async function openQueue(
  databaseUrl: string,
  mail: (task: { mail: number }) => Promise<void>,
): Promise<Queue> {
  const queue = startQueue({ databaseUrl, workers: { ...idleWorkers(), mail }, pollingSeconds: 0.5 });
  await queue.ready;
  return queue;
}

async function enqueue(payload: Payload, queue: Queue, to: string, options = {}): Promise<void> {
  const data = { code: '123456', minutes: 10, purpose: 'application' } as const;
  const mail = { kind: 'one-time-code', data } as const;
  await inTransaction(payload, (transaction) =>
    enqueueEmail(transaction, queue, secret, { mail, to, options }),
  );
}

/** Whether a server of version 18 can be dumped here. */
const hasDump = await run('pg_dump', ['--version']).then(
  ({ output }) => Number(/\d+/.exec(output)?.[0]) >= 18,
  () => false,
);

test.for([
  ['the embedded database', createEmbedded],
  ['a server', createOnServer],
] as const)(
  'restores content, accounts, files and waiting emails of %s that was destroyed',
  { timeout: 600_000 },
  async ([name, create], { skip }) => {
    skip(create === createOnServer && !hasDump, 'needs pg_dump 18');
    const [here, there] = [join(dir, name, 'here'), join(dir, name, 'there')];
    const source = await create(here);
    const resumesDir = join(here, 'resumes');

    // At work: an applicant, a member of staff, an email that is sent and one that waits.
    const url = await source.start();
    const mediaDir = join(here, 'media');
    await prepare({
      databaseUrl: url,
      secret,
      mediaDir,
      firstUserEmail: 'first@riverfront.example',
      loadContent: (loading) => loadSample(loading, 'minimal'),
    });
    const payload = await openPayload(url, mediaDir);
    const resumes = createResumeStore({ dir: resumesDir });
    await mkdir(resumes.incomingDir, { recursive: true });
    await writeFile(join(resumes.incomingDir, 'x'), 'my résumé');
    const storedName = await resumes.store(join(resumes.incomingDir, 'x'));
    await createApplication(payload, { email: 'asha@mail.example', resume: { storedName } as never });
    await payload.create({
      collection: 'users',
      data: { ...account, name: 'Asha', roles: ['administrator'] },
    });
    const sent: number[] = [];
    const queue = await openQueue(url, async ({ mail }) => void sent.push(mail));
    await enqueue(payload, queue, 'first@mail.example');
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
    await enqueue(payload, queue, 'second@mail.example', { startAfter: 3600 });
    // Others go on applying while the backup is made: a file, a record and an email each time.
    let isOver = false;
    const applying = (async () => {
      // Any faster, they would take the processor from the backup.
      for (let count = 0; !isOver; count += 1, await sleep(50)) {
        await writeFile(join(resumes.incomingDir, 'y'), `résumé ${count}`);
        const stored = await resumes.store(join(resumes.incomingDir, 'y'));
        await inTransaction(payload, async (transaction) => {
          const email = `busy-${count}@mail.example`;
          await createApplication(
            payload,
            { email, resume: { storedName: stored } as never },
            transaction.req,
          );
          const data = { code: '123456', minutes: 10, purpose: 'application' } as const;
          const mail = { kind: 'one-time-code', data } as const;
          const options = { startAfter: 3600 };
          await enqueueEmail(transaction, queue, secret, { mail, to: email, options });
        });
      }
    })();

    const { folder, manifest } = await createBackup({
      database: source.database,
      folders: { media: mediaDir, resumes: join(resumesDir, 'kept') },
      to: join(dir, name, 'backups'),
      appVersion: '1',
      secret,
      withSecret: true,
      passphrase: 'a passphrase of tests',
    });
    isOver = true;
    await applying;
    await queue.stop();
    await payload.destroy();
    await source.stop();
    await source.destroy();
    await rm(here, { recursive: true, force: true });

    expect(manifest).toMatchObject({ missing: [], secret: 'encrypted' });
    expect(await readFile(join(folder, manifestName), 'utf8')).not.toContain(secret);
    expect(await readSecret(folder, manifest, 'a passphrase of tests')).toBe(secret);
    await expect(readSecret(folder, manifest, 'another one')).rejects.toThrow('does not open');

    const target = await create(there);
    const folders: FileFolders = { media: join(there, 'media'), resumes: join(there, 'resumes/kept') };
    let before: ReturnType<typeof createBackup> | undefined;
    const filesBefore = join(dir, name, 'files before');
    const putAway = async (hasDatabase: boolean) => {
      if (!hasDatabase) return { folder: await copyFiles({ folders, to: filesBefore }) };
      const to = join(dir, name, 'before');
      before ??= createBackup({ database: target.database, folders, to, appVersion: '1' });
      return before;
    };
    let isBroken = true;
    const failing: BackupDatabase = {
      ...target.database,
      async restore(path) {
        if (isBroken) {
          isBroken = false;
          throw new Error('The disk is full');
        }
        await target.database.restore(path);
      },
    };
    const options = {
      folder,
      database: target.database,
      folders,
      knownMigrations: migrationNames(),
      putAway,
    };
    await expect(restoreBackup({ ...options, knownMigrations: [] })).rejects.toThrow('another version');
    // The database is lost; files newer than the backup are not.
    await mkdir(folders.media, { recursive: true });
    await writeFile(join(folders.media, 'newer.png'), 'newer');
    const forced = { ...options, force: true };
    await expect(restoreBackup({ ...forced, database: failing })).rejects.toThrow('is back');
    expect(await readdir(folders.media)).toEqual(['newer.png']);
    await restoreBackup(forced);
    expect(await readdir(folders.media)).not.toContain('newer.png');
    const [copy = ''] = await readdir(filesBefore);
    expect(await readdir(join(filesBefore, copy, 'media'))).toEqual(['newer.png']);
    // Each application came with its file and its email, or not at all.
    const halves = await target.database.withSession((session) =>
      session.query(`select count(*)::int as applications, count(mails.id)::int as mails,
        count(job.id)::int as tasks from applications full join mails on mails."to" = applications.email
        left join pgboss.job on job.name = 'mail' and (job.data ->> 'mail')::int = mails.id
        where coalesce(applications.email, mails."to") like 'busy-%'`),
    );
    const { applications } = halves.rows[0] as { applications: number };
    expect(halves.rows).toEqual([{ applications, mails: applications, tasks: applications }]);
    // As if the hour had passed for the one of before.
    await target.database.withSession((session) =>
      session.query(`update pgboss.job set start_after = now() where (data ->> 'mail')::int in
        (select id from mails where "to" = 'second@mail.example')`),
    );

    const newUrl = await target.start();
    const restored = await openPayload(newUrl, folders.media);
    expect((await restored.login({ collection: 'users', data: account })).token).toBeTruthy();
    const { docs } = await restored.find({
      collection: 'applications',
      where: { email: { equals: 'asha@mail.example' } },
    });
    const { stream } = await createResumeStore({ dir: join(there, 'resumes') }).open(
      docs[0]?.resume?.storedName ?? '',
    );
    expect(String(await buffer(stream))).toBe('my résumé');
    const { docs: pictures } = await restored.find({ collection: 'media', limit: 1 });
    const picture = await readFile(join(folders.media, pictures[0]?.filename ?? ''));
    expect(picture.length).toBe(pictures[0]?.filesize);

    // The waiting email is sent once; the one that was sent is not sent again.
    const delivered: number[] = [];
    const resumed = await openQueue(newUrl, async ({ mail }) => void delivered.push(mail));
    await enqueue(restored, resumed, 'third@mail.example');
    await vi.waitFor(() => expect(delivered).toHaveLength(2), { timeout: 60_000 });
    expect(delivered).not.toContain(sent[0]);
    await resumed.stop();
    await restored.destroy();
    await target.stop();

    await expect(restoreBackup(options)).rejects.toThrow('--force');
    isBroken = true;
    const countEmails = () =>
      target.database.withSession((session) => session.query('select count(*) from mails'));
    const present = await countEmails();
    await expect(restoreBackup({ ...forced, database: failing })).rejects.toThrow(
      'The restoration failed: The disk is full. What was there before is back',
    );
    expect(await countEmails()).toEqual(present);
    await restoreBackup({ ...forced, holdMails: true });
    const held = await target.database.withSession((session) =>
      session.query('select state, last_error from mails where "to" = \'second@mail.example\''),
    );
    expect(held.rows).toEqual([{ state: 'failed', last_error: 'Held back when a backup was restored' }]);
    await target.destroy();

    await writeFile(join(folder, 'resumes', storedName), 'another');
    const damaged = `resumes/${storedName} has changed`;
    await expect(verifyBackup(folder, target.database)).rejects.toThrow(damaged);
  },
);
