import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../build.ts';
import { UserError } from '../command.ts';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';

const folder = join(root, 'packages/backend/migrations');

/** Names of the committed migrations, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

/**
 * Makes a migration that Payload wrote loadable by Node, which strips types and cannot resolve them as ordinary
 * imports; removes the index file that nothing imports and the schema of every earlier migration: Payload compares
 * with the newest one only.
 */
export function fixMigration(name: string): void {
  const file = join(folder, `${name}.ts`);
  const code = readFileSync(file, 'utf8').replace(
    'import { MigrateUpArgs, MigrateDownArgs,',
    'import { type MigrateDownArgs, type MigrateUpArgs,',
  );
  writeFileSync(file, code);
  const schemas = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== `${name}.json`);
  for (const unused of ['index.ts', ...schemas]) rmSync(join(folder, unused), { force: true });
}

/**
 * Asserts that the committed migrations lead to the collections: Payload then finds nothing to migrate.
 * @throws {UserError} when it does
 */
export async function assertMigrated(): Promise<void> {
  const before = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  await runPayload('migrate:create', 'difference', '--skip-empty');
  const added = readdirSync(folder).filter((name) => !before.has(name));
  for (const name of added) rmSync(join(folder, name));
  for (const [name, content] of before) writeFileSync(join(folder, name), content);
  if (added.some((name) => name.endsWith('_difference.ts')))
    throw new UserError(
      'The collections have changed since the last migration. Run `npm run migrate:create -- what-changed`.',
    );
}

/** The environment of Payload's own commands; none that is used needs a database. */
export const payloadEnvironment = { ...buildEnvironment, PAYLOAD_CONFIG_PATH: 'src/payload.config.ts' };

/** Runs one of Payload's commands with the staff side's configuration. @throws {UserError} with its output when it fails */
export async function runPayload(...args: string[]): Promise<void> {
  // Without --disable-transpile it would use tsx; Node reads TypeScript by itself.
  const { code, output } = await runNode([bin.payload, ...args, '--disable-transpile'], {
    cwd: join(root, 'apps/cms'),
    env: payloadEnvironment,
  });
  if (code !== 0) throw new UserError(`payload ${args.join(' ')} failed:\n${output.trim()}`);
}
