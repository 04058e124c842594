import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { env, root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { step } from '../step.ts';
import { UserError } from '../user-error.ts';

const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/brand',
  'packages/contract',
  'packages/backend/package.json',
  'packages/backend/src',
  'packages/mail',
  'packages/telemetry',
  'packages/ui',
];

/** The production builds, and the files and folders on which each depends. */
export const builds = [
  {
    name: 'Building the site',
    folder: 'apps/site',
    inputs: [...sharedInputs, 'apps/site'],
    output: 'apps/site/build',
    args: [bin.reactRouter, 'build'],
  },
  {
    name: 'Building the staff side',
    folder: 'apps/cms',
    inputs: [...sharedInputs, 'apps/cms'],
    output: 'apps/cms/.next',
    args: [bin.next, 'build'],
  },
];

/** Builds the apps whose sources have changed since their last build. @throws {UserError} with the output of one that fails */
export async function buildWhatChanged({ quiet = false } = {}): Promise<void> {
  const changed = builds.flatMap((build) => {
    const mark = join(root, build.output, '.fingerprint');
    const current = fingerprint(root, build.inputs);
    const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === current;
    return isCurrent ? [] : [{ ...build, mark, current }];
  });
  await Promise.all(
    changed.map(({ name, folder, args, mark, current }) => {
      const build = async () => {
        const { code, output } = await runNode(args, { cwd: join(root, folder), env: buildEnvironment });
        if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
        writeFileSync(mark, current);
      };
      return quiet ? build() : step(name, build);
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
  /^(node_modules|build|\.next|\.react-router|next-env\.d\.ts|.*\.(test|stories)\.tsx?|.*\.tsbuildinfo)$/;

/** Hashes files and folders by path and content, without outputs and tests. */
export function fingerprint(root: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const isSource = ({ name }: Dirent) => !notSource.test(name);
  return readdirSync(path, { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => listFiles(join(path, entry.name)));
}
