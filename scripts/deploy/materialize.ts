import { cpSync, existsSync, globSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, matchesGlob, relative } from 'node:path';
import type { Instruction } from 'dockerfile-ast';
import { root } from '../env.ts';
import { flag, type Stage, withAncestors, words } from './dockerfile.ts';

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

/** Whether .dockerignore keeps a path of the project out of images; the last pattern that matches decides. */
export function isIgnored(path: string): boolean {
  let result = false;
  for (const line of ignored) {
    const isException = line.startsWith('!');
    const pattern = isException ? line.slice(1) : line;
    if (matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`)) result = !isException;
  }
  return result;
}

/** Folders of stages that were made already, by their names. */
type Made = Map<string, string>;

/**
 * Makes the folder that a stage's `/app` would be, from its COPY lines.
 * @param run does what a RUN line says, in the folder
 */
export function materialize(
  all: Stage[],
  name: string,
  into: string,
  made: Made,
  run: (command: string, folder: string) => void,
): void {
  mkdirSync(into, { recursive: true });
  for (const stage of withAncestors(all, name)) {
    for (const instruction of stage.instructions) {
      if (instruction.getKeyword() === 'COPY') copy(instruction, into, made);
      if (instruction.getKeyword() === 'RUN') run(instruction.getTextContent().replace(/^RUN\s*/, ''), into);
    }
  }
  made.set(name, into);
}

function copy(instruction: Instruction, into: string, made: Made): void {
  const from = flag(instruction, 'from');
  const given = words(instruction);
  const target = given.at(-1) ?? '';
  for (const source of given.slice(0, -1)) {
    const place = from ? join(made.get(from) ?? '', relative('/app', source)) : join(root, source);
    if (!existsSync(place)) throw new Error(`${instruction.getTextContent()}: ${place} is not there.`);
    const isFolder = globSync('*', { cwd: place }).length > 0;
    const to = join(into, isFolder ? target : target.endsWith('/') ? join(target, basename(source)) : target);
    cpSync(place, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one) => from !== undefined || !isIgnored(relative(root, one)),
    });
  }
}

interface LockedPackage {
  dev?: boolean;
  link?: boolean;
}

/**
 * Puts installed packages into a folder as `npm ci` would from the lock file.
 * Hard links, because a copy of 1.7 GB takes minutes; nothing writes into them.
 */
export function installFromHere(folder: string, { withDev }: { withDev: boolean }): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  for (const [path, { dev, link }] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || (dev && !withDev) || !existsSync(join(root, path))) continue;
    const to = join(folder, path);
    if (link) {
      cpSync(join(root, path), to, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    for (const entry of globSync('**/*', { cwd: join(root, path), withFileTypes: true })) {
      const inside = relative(join(root, path), join(entry.parentPath, entry.name));
      // Packages inside it have lines of their own in the lock file.
      if (!entry.isFile() || /(?:^|\/)node_modules\//.test(inside)) continue;
      mkdirSync(dirname(join(to, inside)), { recursive: true });
      linkSync(join(root, path, inside), join(to, inside));
    }
  }
}

/** Removes a folder that was made. */
export function removeMade(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
