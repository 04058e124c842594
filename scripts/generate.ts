/** `npm run generate` generates every committed file that is made from others. */
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessTable } from '@riverfront/backend/testing/access';
import { startTestServer } from '@riverfront/database/testing';
import { sizesFolder } from '@riverfront/sample';
import { sampleTemplate } from '../packages/backend/testing/sample-template.ts';
import { runMain, step } from './command.ts';
import { root } from './env.ts';
import { generatedFiles } from './generate/files.ts';

/** Keeps the sizes that loading the sample encoded because they were missing, and removes those of former images. */
async function updateSampleSizes(): Promise<void> {
  const { mediaDir } = await sampleTemplate();
  const needed = readdirSync(mediaDir).filter((name) => /-\d+x\d+\.(?:avif|webp)$/.test(name));
  const present = readdirSync(sizesFolder);
  // The others keep their dates, by which tests tell whether the sample has changed.
  for (const name of present) if (!needed.includes(name)) rmSync(join(sizesFolder, name));
  for (const name of needed)
    if (!present.includes(name)) copyFileSync(join(mediaDir, name), join(sizesFolder, name));
}

await runMain(async () => {
  for (const { name, generate } of generatedFiles) await step(name, generate);
  const stopServer = await startTestServer();
  await step('Sizes of the sample images', updateSampleSizes);
  await step('Access table', async () => writeFileSync(join(root, 'docs/access.md'), await accessTable()));
  await stopServer();
});
