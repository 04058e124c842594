/**
 * `npm run take-over` copies the database of a version before PostgreSQL 18 (`pglite` in DATA_DIR) into the one of this
 * version. The old one stays as it is. Needs the npm registry, for the old engine and its `pg_dump`.
 */
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterFolder, databasePassword, lockFolder, startServer, withClient } from '@riverfront/database';
import { findFreePort } from '@riverfront/database/free-port';
import { env } from './env.ts';
import { run } from './node.ts';
import { restrictAccess } from './stack/checks.ts';
import { step } from './step.ts';
import { runMain, UserError } from './user-error.ts';

/** The last engine that wrote such folders, and the `pg_dump` for it. */
const packages = ['@electric-sql/pglite@0.5.14', '@electric-sql/pglite-tools@0.4.8'];

const program = `
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
const pg = await PGlite.create('./copy', { extensions: { pg_trgm } });
const dump = await pgDump({ pg, args: ['--no-owner', '--rows-per-insert=100'] });
await writeFile('dump.sql', await dump.text());
process.exit();
`;

await runMain(async () => {
  const { dataDir } = env;
  const [from, to] = [join(dataDir, 'pglite'), clusterFolder(dataDir)];
  if (!existsSync(from)) throw new UserError(`There is no database of an earlier version in ${dataDir}.`);
  restrictAccess(dataDir);
  if (existsSync(to)) throw new UserError(`There is a database in ${to} already: move it away first.`);
  if (!lockFolder(dataDir)) throw new UserError(`Riverfront runs in ${dataDir}: stop it first.`);
  const work = await mkdtemp(join(tmpdir(), 'riverfront-take-over-'));
  const runIn = async (command: string, args: string[]) => {
    const { code, output } = await run(command, args, { cwd: work });
    if (code !== 0) throw new UserError(`${command} failed:\n${output.trim()}`);
  };
  const draft = `${to}.taken-over`;
  try {
    await writeFile(join(work, 'package.json'), '{"type":"module"}');
    const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    await step('Fetching the former engine', () => runIn(npm, ['install', ...options, ...packages]));
    await step('Reading the former database', async () => {
      // The engine writes to what it opens.
      await cp(from, join(work, 'copy'), { recursive: true });
      await writeFile(join(work, 'dump.mjs'), program);
      await runIn(process.execPath, ['dump.mjs']);
    });
    await step('Writing the new one', async () => {
      await rm(draft, { recursive: true, force: true });
      const password = databasePassword(dataDir);
      const server = await startServer({ folder: draft, password, port: await findFreePort() });
      try {
        const dump = await readFile(join(work, 'dump.sql'), 'utf8');
        // In one transaction: all or nothing.
        await withClient(server.url, (client) => client.query(dump));
      } finally {
        await server.stop();
      }
      await rename(draft, to);
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  console.log(`Everything is taken over. ${from} is no longer used; keep it until you have looked around.`);
});
