import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';

/** Where the committed migrations are. */
export const migrationsFolder = join(root, 'packages/content/migrations');

/** Names of the migrations, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
}

/**
 * Payload writes its types as ordinary imports, which Node cannot resolve when
 * it strips types, and an index file that nobody reads.
 */
export function makeReadableByNode(name: string): void {
  const file = join(migrationsFolder, `${name}.ts`);
  const code = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    code.replace(
      /import \{ MigrateUpArgs, MigrateDownArgs,/,
      'import { type MigrateDownArgs, type MigrateUpArgs,',
    ),
  );
  rmSync(join(migrationsFolder, 'index.ts'), { force: true });
}
