import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestS3 } from '@riverfront/content/testing/s3';
import pg from 'pg';
import { inherited } from '../env.ts';
import { type MailServer, startMailServer } from '../faults/mail-server.ts';
import { secret } from '../faults/stack.ts';
import { type Front, freePorts, type Ports, startNginx } from './nginx.ts';
import { createNode, type Node } from './node.ts';
import { openS3 } from './s3.ts';

const root = resolve(import.meta.dirname, '../..');

/** The server on which the measurement makes and drops a database of its own. */
const server = inherited.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** So long a node serves on after TERM, in seconds. */
export const drainSeconds = 2;

/** Two site nodes and one staff node behind nginx, with PostgreSQL, S3 and a mail server. */
export interface Cluster {
  proxy: Front;
  nodes: [Node, Node];
  staff: Node;
  s3: TestS3;
  mail: MailServer;
  database: pg.Client;
  /** What each of the starts made that prepared the empty database at once. */
  starts: { code: number; account?: { email: string; password: string } }[];
  stop(): Promise<void>;
}

/** Starts everything on free ports of loopback. Needs production builds of both apps. */
export async function startCluster(): Promise<Cluster> {
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    return { ...(await start((step) => undo.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param later is told how to undo each thing that was started */
async function start(later: (step: () => Promise<unknown>) => void): Promise<Omit<Cluster, 'stop'>> {
  const dir = await mkdtemp(join(tmpdir(), 'riverfront-cluster-'));
  later(() => rm(dir, { recursive: true, force: true }));
  const { database, databaseUrl } = await openDatabase(later);
  const s3 = await openS3();
  later(() => s3.close());
  const mail = await startMailServer();
  later(() => mail.stop());
  const ports = await freePorts(2);
  const env = environment({ dir, databaseUrl, s3, mail, ports });
  const starts = await Promise.all([prepare(env), prepare(env)]);

  const site = (port: number) =>
    createNode({
      url: `http://127.0.0.1:${port}`,
      args: ['server.ts'],
      cwd: join(root, 'apps/site'),
      env: { ...env, PORT: String(port), ...foldersOf(dir, `site-${port}`) },
    });
  const [a = 0, b = 0] = ports.nodes;
  const nodes: [Node, Node] = [site(a), site(b)];
  const next = join(root, 'node_modules/next/dist/bin/next');
  const staff = createNode({
    url: `http://127.0.0.1:${ports.staff}`,
    args: [next, 'start', '-H', '127.0.0.1', '-p', String(ports.staff), '--keepAliveTimeout', '75000'],
    cwd: join(root, 'apps/cms'),
    env: { ...env, ...foldersOf(dir, 'staff') },
  });
  for (const node of [...nodes, staff]) later(() => node.kill());
  await Promise.all([...nodes, staff].map((node) => node.start()));
  const proxy = await startNginx(join(dir, 'nginx'), ports);
  later(() => proxy.stop());
  return { proxy, nodes, staff, s3, mail, database, starts };
}

async function openDatabase(later: (step: () => Promise<unknown>) => void) {
  const name = `riverfront_cluster_${process.pid}`;
  const onServer = new pg.Client({ connectionString: server });
  await onServer.connect();
  later(() => onServer.end());
  await onServer.query(`create database ${name}`);
  later(() => onServer.query(`drop database ${name} with (force)`));
  const url = new URL(server);
  url.pathname = name;
  const database = new pg.Client({ connectionString: url.href });
  await database.connect();
  later(() => database.end());
  return { database, databaseUrl: url.href };
}

/** What all processes share. */
function environment(of: {
  dir: string;
  databaseUrl: string;
  s3: TestS3;
  mail: MailServer;
  ports: Ports;
}): NodeJS.ProcessEnv {
  const { settings } = of.s3;
  return {
    ...inherited,
    NODE_ENV: 'production',
    DATA_DIR: of.dir,
    DATABASE_URL: of.databaseUrl,
    PAYLOAD_SECRET: secret,
    ...foldersOf(of.dir, 'prepare'),
    S3_BUCKET: settings.mediaBucket,
    S3_RESUMES_BUCKET: settings.resumesBucket,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    SMTP_URL: of.mail.url,
    SITE_URL: `http://127.0.0.1:${of.ports.site}`,
    CMS_URL: `http://127.0.0.1:${of.ports.cms}`,
    TRUSTED_PROXIES: 'loopback',
    REQUIRE_SECOND_FACTOR: 'off',
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'silent',
  };
}

/** Nodes share no disk. */
const foldersOf = (dir: string, node: string) => ({
  MEDIA_DIR: join(dir, node, 'media'),
  RESUMES_DIR: join(dir, node, 'resumes'),
  MEDIA_CACHE_DIR: join(dir, node, 'media-cache'),
  OUTBOX_DIR: join(dir, node, 'outbox'),
});

/** Runs `scripts/prepare.ts`, as each start does. */
async function prepare(env: NodeJS.ProcessEnv): Promise<Cluster['starts'][number]> {
  const child = fork(join(root, 'scripts/prepare.ts'), { cwd: root, env });
  let account: Cluster['starts'][number]['account'];
  child.on('message', (message: { firstUser?: typeof account }) => {
    account = message.firstUser ?? account;
  });
  const [code] = await once(child, 'exit');
  return { code, ...(account && { account }) };
}
