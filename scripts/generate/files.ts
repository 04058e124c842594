import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../apps/site/server/api/openapi.ts';
import { root } from '../env.ts';
import { UserError } from '../user-error.ts';
import { answerKeys } from './answer-keys.ts';
import { createNotice, noticeFile } from './notice.ts';
import { runPayload } from './payload.ts';

/** The committed files that are generated from others, except `docs/access.md`, which takes a database. */
export const generatedFiles = [
  {
    name: 'Payload types',
    file: 'packages/backend/src/payload-types.ts',
    generate: () => runPayload('generate:types'),
  },
  {
    name: 'Admin import map',
    file: 'apps/cms/src/app/(payload)/admin/importMap.js',
    generate: () => runPayload('generate:importmap'),
  },
  // Changes to the public API are seen in review.
  {
    name: 'OpenAPI document',
    file: 'docs/openapi.json',
    generate: async () => write('docs/openapi.json', `${JSON.stringify(openApiDocument(), null, 2)}\n`),
  },
  // What browsers check of an answer without its schema.
  {
    name: 'Keys of answers',
    file: 'packages/contract/src/answer-keys.json',
    generate: async () =>
      write('packages/contract/src/answer-keys.json', `${JSON.stringify(answerKeys(), null, 2)}\n`),
  },
  {
    name: 'Third-party notices',
    file: noticeFile,
    generate: async () => write(noticeFile, createNotice()),
  },
];

function write(file: string, text: string): void {
  writeFileSync(join(root, file), text);
}

/**
 * Generates every file again and compares; leaves the files unchanged.
 * @throws {UserError} naming those that are out of date
 */
export async function assertUpToDate(): Promise<void> {
  const stale: string[] = [];
  for (const { file, generate } of generatedFiles) {
    const path = join(root, file);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    await generate();
    if (readFileSync(path, 'utf8') !== before) stale.push(file);
    if (before === undefined) rmSync(path);
    else writeFileSync(path, before);
  }
  if (stale.length > 0)
    throw new UserError(`Out of date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`);
}
