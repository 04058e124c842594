import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { type Generated, generated } from './generated.ts';
import { migrationsFolder as migrations } from './migrations.ts';
import { runPayload } from './payload.ts';

/**
 * Makes every generated file again and compares; leaves the files as they were.
 * @throws {Refusal} naming what is out of date and the command that helps
 */
export async function demandUpToDate(): Promise<void> {
  const stale = [];
  for (const one of generated) if (await isStale(one)) stale.push(one.file);
  if (stale.length > 0) {
    throw new Refusal(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
  }
}

async function isStale({ file, make }: Generated): Promise<boolean> {
  const path = join(root, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  await make();
  const after = readFileSync(path, 'utf8');
  if (before !== undefined) writeFileSync(path, before);
  else rmSync(path);
  return before !== after;
}

/**
 * Asks Payload for a migration; there is nothing to migrate when the committed
 * ones describe the collections.
 * @throws {Refusal} when it makes one
 */
export async function demandMigrated(): Promise<void> {
  const before = new Map(readdirSync(migrations).map((name) => [name, readFileSync(join(migrations, name))]));
  await runPayload('migrate:create', 'difference', '--skip-empty');
  const added = readdirSync(migrations).filter((name) => !before.has(name));
  for (const name of added) rmSync(join(migrations, name));
  for (const [name, content] of before) writeFileSync(join(migrations, name), content);
  if (added.some((name) => name.endsWith('_difference.ts'))) {
    throw new Refusal(
      'The collections have changed since the last migration. Run `npm run migrate:create -- what-changed`.',
    );
  }
}
