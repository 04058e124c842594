import { UserError } from '../user-error.ts';

/**
 * Writes a version into every file that names it.
 * @returns the changed files: path and text
 * @throws {UserError} when the version is not a later one, or nothing is listed under "Unreleased"
 */
export function releaseFiles(
  present: string,
  next: string,
  now: Date,
  read: (path: string) => string,
): Map<string, string> {
  if (!/^\d+\.\d+\.\d+$/.test(next) || next.localeCompare(present, 'en', { numeric: true }) <= 0)
    throw new UserError(`Name a version after ${present}, three numbers: npm run release -- 1.0.0`);
  const changelog = read('CHANGELOG.md');
  if (!/^## Unreleased\n+(?!## )\S/m.test(changelog))
    throw new UserError('CHANGELOG.md lists nothing under “Unreleased”.');
  const day = now.toISOString().slice(0, 10);
  const setVersion = (text: string) => text.replace(/^( {2}"version": )"[^"]+"/m, `$1"${next}"`);
  // In the lock file the project is named twice: as a whole, and as the package in its root.
  const setLocked = (text: string) =>
    setVersion(text).replace(/("": \{\s+"name": "riverfront",\s+"version": )"[^"]+"/, `$1"${next}"`);
  return new Map([
    ['CHANGELOG.md', changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${next} – ${day}\n`)],
    ['package.json', setVersion(read('package.json'))],
    ['package-lock.json', setLocked(read('package-lock.json'))],
    [
      'compose.yaml',
      read('compose.yaml').replace(/(image: riverfront\/(?:site|staff|tools)):\S+/g, `$1:${next}`),
    ],
  ]);
}
