/** `npm run build` installs and builds what changed, for systemd, whose unit starts without installing. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runMain, step, UserError } from './command.ts';
import { env, root } from './env.ts';
import { bin, runNode } from './node.ts';

/** What both builds depend on. */
const shared = [
  ...['package-lock.json', 'tsconfig.base.json'],
  ...'backend/src brand contract mail telemetry ui'.split(' ').map((name) => `packages/${name}`),
];

const builds = [
  { folder: 'apps/site', output: 'build', args: [bin.reactRouter, 'build'] },
  { folder: 'apps/cms', output: '.next', args: [bin.next, 'build'] },
];

/**
 * The variables that the apps' env.ts require, for building and generating, which connect to nothing. No result
 * contains any of them.
 */
export const buildEnvironment: NodeJS.ProcessEnv = {
  ...env.inherited,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATABASE_URL: 'postgres://build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'only-while-building'.padEnd(32, '-'),
  MEDIA_DIR: join(root, 'data/media'),
  RESUMES_DIR: join(root, 'data/resumes'),
  SITE_URL: 'http://localhost:3000',
  CMS_URL: 'http://localhost:3001',
};

/** Builds the apps whose sources have changed since their last build. @throws {UserError} with the output of one that fails */
export async function buildWhatChanged(): Promise<void> {
  await Promise.all(
    builds.map(async ({ folder, output, args }) => {
      const mark = join(root, folder, output, '.fingerprint');
      const current = fingerprint(root, [...shared, folder]);
      if (existsSync(mark) && readFileSync(mark, 'utf8') === current) return;
      const result = await runNode(args, { cwd: join(root, folder), env: buildEnvironment });
      if (result.code !== 0) throw new UserError(`Building ${folder} failed:\n${result.output.trim()}`);
      writeFileSync(mark, current);
    }),
  );
}

/** Hashes files and folders by path and content, without outputs and tests. */
export function fingerprint(from: string, paths: string[]): string {
  const notSource =
    /^(?:node_modules|build|\.next|\.react-router|next-env\.d\.ts|.*\.test\.tsx?|.*\.tsbuildinfo)$/;
  const exclude = (path: string) => notSource.test(basename(path));
  const hash = createHash('sha256');
  const all = globSync([...paths, ...paths.map((path) => `${path}/**`)], { cwd: from, exclude });
  for (const file of all.sort()) {
    const path = join(from, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

if (import.meta.main) await runMain(() => step('Building what has changed', buildWhatChanged));
