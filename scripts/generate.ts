/** `npm run generate` generates every committed file that is made from others. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessTable } from '@riverfront/backend/testing/access';
import { root } from './env.ts';
import { generatedFiles } from './generate/files.ts';
import { step } from './step.ts';
import { runMain } from './user-error.ts';

await runMain(async () => {
  for (const { name, generate } of generatedFiles) await step(name, generate);
  await step('Access table', async () => writeFileSync(join(root, 'docs/access.md'), await accessTable()));
});
