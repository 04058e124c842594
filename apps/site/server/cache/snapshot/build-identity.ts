import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names a build and how it is configured: a page of another one asks for files
 * that are not there, or names another origin.
 * @param buildDir React Router's build folder
 * @param settings whatever else the answers depend on
 */
export function buildIdentity(buildDir: string, settings: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(buildDir, 'server/index.js')));
  for (const name of readdirSync(join(buildDir, 'client'), { recursive: true, encoding: 'utf8' }).sort())
    hash.update(`\0${name}`);
  for (const setting of settings) hash.update(`\0${setting}`);
  return hash.digest('hex').slice(0, 16);
}
