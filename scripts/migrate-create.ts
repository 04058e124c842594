/** `npm run migrate:create -- name` writes the migration from the last one to the collections as they are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runMain, UserError } from './command.ts';
import { root } from './env.ts';
import { fixMigration, migrationNames, payloadEnvironment } from './generate/migrations.ts';
import { bin } from './node.ts';

await runMain(async () => {
  const name = process.argv[2];
  if (!name) throw new UserError('Name the migration: npm run migrate:create -- what-changed');
  const before = new Set(migrationNames());
  // Inherits the terminal: Payload asks whether a column was renamed or is new.
  const child = spawn(
    process.execPath,
    [bin.payload, 'migrate:create', name, '--skip-empty', '--disable-transpile'],
    { cwd: join(root, 'apps/cms'), env: payloadEnvironment, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  for (const added of migrationNames().filter((one) => !before.has(one))) {
    fixMigration(added);
    console.log(`\n${added} is written. Now run \`npm run generate\`, and commit both with the change.`);
  }
  process.exitCode = code ?? 1;
});
