import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ContentOptions, createConfig } from '@riverfront/content';
import { enqueueMail } from '@riverfront/content/mails';
import { type Queue, startQueue } from '@riverfront/content/queue';
import { createResumeStore } from '@riverfront/content/resumes';
import { inTransaction } from '@riverfront/content/transaction';
import { makeFromCopy, offerCopies, openDatabase, serveDatabase } from '@riverfront/database';
import { onServer, startTestDatabase } from '@riverfront/database/testing';
import { BasePayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anApplication } from '../../packages/content/testing/application.ts';
import { idleWorkers } from '../../packages/content/testing/idle-workers.ts';
import { sampleTemplate } from '../../packages/content/testing/sample-template.ts';
import { migrationNames } from '../generate/migrations.ts';
import type { BackupDatabase } from './database.ts';
import { embeddedDatabase } from './embedded.ts';
import { folderStores } from './file-store.ts';
import { makeBackup } from './make-backup.ts';
import { manifestName } from './manifest.ts';
import { postgresDatabase } from './postgres.ts';
import { removeOld } from './remove-old.ts';
import { restoreBackup, secretOf } from './restore-backup.ts';
import { verify } from './verify.ts';

const secret = 'a secret that only tests know, 40 characters';
const account = { email: 'backup@riverfront.example', password: 'correct horse battery staple' };
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** One installation: its folders, and its database as a server that can be started and stopped. */
interface Place {
  database: BackupDatabase;
  start(): Promise<string>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

async function embeddedPlace(dataDir: string, tar?: Buffer): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'pglite');
  if (tar) await makeFromCopy(tar, folder);
  let stop = async () => {};
  return {
    database: embeddedDatabase({ dataDir, url: 'postgres://postgres@127.0.0.1:1/postgres' }),
    async start() {
      const db = await openDatabase(folder);
      const server = await serveDatabase(db);
      const stopCopies = await offerCopies(dataDir, () => server.copy());
      stop = async () => {
        stopCopies();
        await server.stop();
        await db.close();
      };
      return server.url;
    },
    stop: () => stop(),
    remove: () => rm(dataDir, { recursive: true }),
  };
}

async function serverPlace(template?: Parameters<typeof startTestDatabase>[0]): Promise<Place> {
  const { url, stop } = await startTestDatabase(template);
  const database = postgresDatabase(url);
  return {
    database,
    start: async () => url,
    // As a process that ends: Payload alone leaves its connections open.
    stop: () =>
      database.withQuery(async (query) => {
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      }),
    remove: stop,
  };
}

async function openPayload(databaseUrl: string, mediaDir: string): Promise<Payload> {
  const options: ContentOptions = { databaseUrl, secret, mediaDir, logger: { options: { level: 'error' } } };
  return await new BasePayload().init({ config: createConfig(options) });
}

async function post(payload: Payload, queue: Queue, to: string): Promise<void> {
  const mail = {
    kind: 'one-time-code',
    data: { code: '123456', minutes: 10, purpose: 'application' },
  } as const;
  await inTransaction(payload, (transaction) => enqueueMail(transaction, queue, secret, { mail, to }));
}

test('what was destroyed is there again: content, accounts, files and mails that wait', async () => {
  const template = await sampleTemplate(secret);
  const [here, there] = [join(dir, 'here'), join(dir, 'there')];
  const from = onServer
    ? await serverPlace(template.database)
    : await embeddedPlace(here, await readFile(template.database.file));
  const mediaDir = join(here, 'media');
  const resumesDir = join(here, 'resumes');
  await mkdir(mediaDir, { recursive: true });
  const stores = folderStores({ mediaDir: template.mediaDir, resumesDir });

  // An installation at work: an applicant, somebody of staff, a mail that is sent and one that waits.
  const url = await from.start();
  const payload = await openPayload(url, mediaDir);
  const resumes = createResumeStore({ dir: resumesDir });
  await mkdir(resumes.incomingDir, { recursive: true });
  await writeFile(join(resumes.incomingDir, 'x'), 'my résumé');
  const storedName = await resumes.keep(join(resumes.incomingDir, 'x'));
  await anApplication(payload, { email: 'asha@mail.example', resume: { storedName } as never });
  await payload.create({ collection: 'users', data: { ...account, name: 'Asha', roles: ['administrator'] } });
  const sent: number[] = [];
  const workers = { ...idleWorkers(), mail: async ({ mail }: { mail: number }) => void sent.push(mail) };
  const queue = startQueue({ databaseUrl: url, workers });
  await queue.ready;
  await post(payload, queue, 'first@mail.example');
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 60_000 });
  await queue.stop();
  const late = startQueue({
    databaseUrl: url,
    workers: { ...idleWorkers(), mail: () => new Promise(() => {}) },
  });
  await late.ready;
  await inTransaction(payload, (transaction) =>
    enqueueMail(transaction, late, secret, {
      mail: { kind: 'one-time-code', data: { code: '654321', minutes: 10, purpose: 'application' } },
      to: 'second@mail.example',
      options: { startAfter: 3 },
    }),
  );
  await late.stop();

  const backup = await makeBackup({
    database: from.database,
    stores,
    to: join(dir, 'backups'),
    appVersion: '1',
    secret,
    withSecret: true,
    passphrase: 'a passphrase of tests',
  });
  await payload.destroy();
  await from.stop();
  await from.remove();
  await rm(here, { recursive: true, force: true });

  expect(backup.manifest).toMatchObject({ missing: [], secret: 'encrypted' });
  expect(await readFile(join(backup.folder, manifestName), 'utf8')).not.toContain(secret);
  expect(await secretOf(backup.folder, backup.manifest, 'a passphrase of tests')).toBe(secret);
  await expect(secretOf(backup.folder, backup.manifest, 'another one')).rejects.toThrow('does not open');

  const to = onServer ? await serverPlace() : await embeddedPlace(there);
  const target = folderStores({ mediaDir: join(there, 'media'), resumesDir: join(there, 'resumes') });
  const restore = { folder: backup.folder, database: to.database, stores: target };
  await expect(restoreBackup({ ...restore, knownMigrations: [] })).rejects.toThrow('newer version');
  await restoreBackup({ ...restore, knownMigrations: migrationNames() });

  const newUrl = await to.start();
  const restored = await openPayload(newUrl, join(there, 'media'));
  expect((await restored.login({ collection: 'users', data: account })).token).toBeTruthy();
  const { docs } = await restored.find({
    collection: 'applications',
    where: { email: { equals: 'asha@mail.example' } },
  });
  const kept = createResumeStore({ dir: join(there, 'resumes') });
  const { stream } = await kept.open(docs[0]?.resume?.storedName ?? '');
  expect(String(await buffer(stream))).toBe('my résumé');
  const { docs: pictures } = await restored.find({ collection: 'media', limit: 1 });
  expect((await readFile(join(there, 'media', pictures[0]?.filename ?? ''))).length).toBe(
    pictures[0]?.filesize,
  );

  // The one that waited is sent, once; the one that was sent is not sent again.
  const delivered: number[] = [];
  const resumed = startQueue({
    databaseUrl: newUrl,
    workers: { ...idleWorkers(), mail: async ({ mail }) => void delivered.push(mail) },
  });
  await resumed.ready;
  await post(restored, resumed, 'third@mail.example');
  await vi.waitFor(() => expect(delivered).toHaveLength(2), { timeout: 60_000 });
  expect(delivered).not.toContain(sent[0]);
  await resumed.stop();
  await restored.destroy();
  await to.stop();

  // Into a copy for trying out, nothing shall be sent from it.
  const again = { ...restore, knownMigrations: migrationNames() };
  await expect(restoreBackup(again)).rejects.toThrow('--force');
  await restoreBackup({ ...again, force: true, holdMails: true });
  const held = await to.database.withQuery((query) =>
    query('select state, last_error from mails where "to" = \'second@mail.example\''),
  );
  expect(held).toEqual([{ state: 'failed', last_error: 'Held back when a backup was restored' }]);
  await to.remove();

  // A damaged backup is told from a whole one.
  await verify(backup.folder, to.database);
  await writeFile(join(backup.folder, 'resumes', storedName), 'another');
  await expect(verify(backup.folder, to.database)).rejects.toThrow(
    `resumes/${storedName} is not what it was`,
  );
}, 300_000);

test('backups that are too old are removed, and nothing else', async () => {
  const folder = join(dir, 'old');
  for (const name of ['riverfront-2026-10-01T02-00-00Z', 'riverfront-2026-11-20T02-00-00Z', 'mine'])
    await mkdir(join(folder, name), { recursive: true });
  expect(await removeOld(folder, 35, new Date('2026-11-21T02:00:00Z'))).toEqual([
    'riverfront-2026-10-01T02-00-00Z',
  ]);
});
