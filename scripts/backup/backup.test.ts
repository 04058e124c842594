import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createConfig } from '@riverfront/backend';
import {
  createResumeStore,
  enqueueEmail,
  inTransaction,
  type Queue,
  startQueue,
} from '@riverfront/backend/platform';
import { createDatabase, openDatabase, serveDatabase, serveDumps } from '@riverfront/database';
import { onServer, startTestDatabase, type Template } from '@riverfront/database/testing';
import { BasePayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idleWorkers } from '../../packages/backend/testing/idle-workers.ts';
import { createApplication } from '../../packages/backend/testing/records.ts';
import { sampleTemplate, testSecret as secret } from '../../packages/backend/testing/sample-template.ts';
import { migrationNames } from '../generate/migrations.ts';
import { createBackup, type FileFolders, removeOldBackups } from './create-backup.ts';
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

async function createEmbedded(dataDir: string, template?: Template): Promise<Installation> {
  const folder = join(dataDir, 'pglite');
  await mkdir(dataDir, { recursive: true });
  if (template) await createDatabase(folder, gzipSync(await readFile(template.file)));
  let stop = async () => {};
  return {
    database: embeddedDatabase({ dataDir, url: 'postgres://postgres@127.0.0.1:1/postgres' }),
    async start() {
      const db = await openDatabase(folder);
      const server = await serveDatabase(db);
      const stopDumps = await serveDumps(dataDir, server.dump);
      stop = async () => {
        stopDumps();
        await server.stop();
        await db.close();
      };
      return server.url;
    },
    stop: () => stop(),
    destroy: () => rm(dataDir, { recursive: true }),
  };
}

async function createOnServer(template?: Template): Promise<Installation> {
  const { url, stop } = await startTestDatabase(template);
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
    destroy: stop,
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
  const queue = startQueue({ databaseUrl, workers: { ...idleWorkers(), mail } });
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

test('restores content, accounts, files and waiting emails of an installation that was destroyed', async () => {
  const template = await sampleTemplate();
  const [here, there] = [join(dir, 'here'), join(dir, 'there')];
  const source = await (onServer
    ? createOnServer(template.database)
    : createEmbedded(here, template.database));
  const resumesDir = join(here, 'resumes');

  // At work: an applicant, a member of staff, an email that is sent and one that waits.
  const url = await source.start();
  const payload = await openPayload(url, join(here, 'media'));
  const resumes = createResumeStore({ dir: resumesDir });
  await mkdir(resumes.incomingDir, { recursive: true });
  await writeFile(join(resumes.incomingDir, 'x'), 'my résumé');
  const storedName = await resumes.store(join(resumes.incomingDir, 'x'));
  await createApplication(payload, { email: 'asha@mail.example', resume: { storedName } as never });
  await payload.create({ collection: 'users', data: { ...account, name: 'Asha', roles: ['administrator'] } });
  const sent: number[] = [];
  const queue = await openQueue(url, async ({ mail }) => void sent.push(mail));
  await enqueue(payload, queue, 'first@mail.example');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
  await enqueue(payload, queue, 'second@mail.example', { startAfter: 3600 });
  await queue.stop();

  const { folder, manifest } = await createBackup({
    database: source.database,
    folders: { media: template.mediaDir, resumes: join(resumesDir, 'kept') },
    to: join(dir, 'backups'),
    appVersion: '1',
    secret,
    withSecret: true,
    passphrase: 'a passphrase of tests',
  });
  await payload.destroy();
  await source.stop();
  await source.destroy();
  await rm(here, { recursive: true, force: true });

  expect(manifest).toMatchObject({ missing: [], secret: 'encrypted' });
  expect(await readFile(join(folder, manifestName), 'utf8')).not.toContain(secret);
  expect(await readSecret(folder, manifest, 'a passphrase of tests')).toBe(secret);
  await expect(readSecret(folder, manifest, 'another one')).rejects.toThrow('does not open');

  const target = await (onServer ? createOnServer() : createEmbedded(there));
  const folders: FileFolders = { media: join(there, 'media'), resumes: join(there, 'resumes/kept') };
  const options = { folder, database: target.database, folders, knownMigrations: migrationNames() };
  await expect(restoreBackup({ ...options, knownMigrations: [] })).rejects.toThrow('newer version');
  await restoreBackup(options);
  // As if the hour had passed.
  await target.database.withSession((session) => session.query('update pgboss.job set start_after = now()'));

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
  await restoreBackup({ ...options, force: true, holdMails: true });
  const held = await target.database.withSession((session) =>
    session.query('select state, last_error from mails where "to" = \'second@mail.example\''),
  );
  expect(held.rows).toEqual([{ state: 'failed', last_error: 'Held back when a backup was restored' }]);
  await target.destroy();

  await verifyBackup(folder, target.database);
  await writeFile(join(folder, 'resumes', storedName), 'another');
  const damaged = `resumes/${storedName} has changed`;
  await expect(verifyBackup(folder, target.database)).rejects.toThrow(damaged);
}, 300_000);

test('removes backups that are too old, and nothing else', async () => {
  const folder = join(dir, 'old');
  for (const name of ['riverfront-2026-10-01T02-00-00Z', 'riverfront-2026-11-20T02-00-00Z', 'mine'])
    await mkdir(join(folder, name), { recursive: true });
  expect(await removeOldBackups(folder, 35, new Date('2026-11-21T02:00:00Z'))).toEqual([
    'riverfront-2026-10-01T02-00-00Z',
  ]);
});
