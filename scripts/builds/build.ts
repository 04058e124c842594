import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { step } from '../step.ts';
import { UserError } from '../user-error.ts';

/** What both builds depend on. */
const shared = [
  ...['package-lock.json', 'tsconfig.base.json'],
  ...'backend/src brand contract mail telemetry ui'.split(' ').map((name) => `packages/${name}`),
];

const builds = [
  { name: 'Building the site', folder: 'apps/site', output: 'build', args: [bin.reactRouter, 'build'] },
  { name: 'Building the staff side', folder: 'apps/cms', output: '.next', args: [bin.next, 'build'] },
];

/** Builds the apps whose sources have changed since their last build. @throws {UserError} with the output of one that fails */
export async function buildWhatChanged({ quiet = false } = {}): Promise<void> {
  await Promise.all(
    builds.map(async ({ name, folder, output, args }) => {
      const mark = join(root, folder, output, '.fingerprint');
      const current = fingerprint(root, [...shared, folder]);
      if (existsSync(mark) && readFileSync(mark, 'utf8') === current) return;
      const build = async () => {
        const result = await runNode(args, { cwd: join(root, folder), env: buildEnvironment });
        if (result.code !== 0) throw new UserError(`${name} failed:\n${result.output.trim()}`);
        writeFileSync(mark, current);
      };
      await (quiet ? build() : step(name, build));
    }),
  );
}

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

const notSource =
  /^(?:node_modules|build|\.next|\.react-router|next-env\.d\.ts|.*\.test\.tsx?|.*\.tsbuildinfo)$/;

/** Hashes files and folders by path and content, without outputs and tests. */
export function fingerprint(from: string, paths: string[]): string {
  const hash = createHash('sha256');
  const exclude = (path: string) => notSource.test(path.split(/[/\\]/).at(-1) ?? '');
  for (const file of globSync([...paths, ...paths.map((path) => `${path}/**`)], {
    cwd: from,
    exclude,
  }).sort())
    if (statSync(join(from, file)).isFile())
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(from, file)))
        .update('\0');
  return hash.digest('hex');
}
