import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteStylesheet, createStaffStylesheet } from '@riverfront/brand/stylesheets';
import { type Command, commands, type Endpoint, endpoints } from '@riverfront/contract';
import { z } from 'zod';
import { openApiDocument } from '../../apps/site/server/api/openapi.ts';
import { UserError } from '../command.ts';
import { root } from '../env.ts';
import { runPayload } from './migrations.ts';
import { createNotice, noticeFile } from './notice.ts';

const siteStylesheet = 'apps/site/app/styles/brand.css';
const staffStylesheet = 'apps/cms/src/admin/theme/brand.css';
/** Path to the fonts from the first. */
const fonts = '../../../../packages/brand/fonts';

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
    name: 'Stylesheet of the site',
    file: siteStylesheet,
    generate: async () => write(siteStylesheet, createSiteStylesheet(fonts)),
  },
  {
    name: 'Stylesheet of the staff side',
    file: staffStylesheet,
    generate: async () => write(staffStylesheet, createStaffStylesheet(`../${fonts}`)),
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

/** What the specification answers without data: of these only `success` and `message` are read. */
const withoutData = ['contact', 'sendOtp', 'apply', 'applyWithoutResume'];

/**
 * Generates the required keys of every JSON answer with their JSON types: lists and objects, or what there is
 * where it has none. Without `message` and `pagination`, which the calls of the specification may lack.
 */
function answerKeys(): Record<string, Record<string, string>> {
  const calls = Object.entries<Endpoint | Command>({ ...endpoints, ...commands });
  return Object.fromEntries(
    calls.flatMap(([name, { response }]) =>
      response ? [[name, withoutData.includes(name) ? {} : keysOf(response)]] : [],
    ),
  );
}

function keysOf(response: z.ZodObject): Record<string, string> {
  const keys = Object.entries(response.shape)
    .filter(
      ([key, schema]) =>
        !['success', 'message', 'pagination'].includes(key) && !schema.safeParse(undefined).success,
    )
    .map(([key, schema]) => [key, jsonTypes(schema)] as const);
  const data = keys.filter(([, type]) => type === 'array' || type === 'object');
  return Object.fromEntries(data.length > 0 ? data : keys);
}

function jsonTypes(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodNullable) return `${jsonTypes(schema.unwrap())} null`;
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.map(jsonTypes))].join(' ');
  if (schema instanceof z.ZodArray) return 'array';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodObject || schema instanceof z.ZodRecord) return 'object';
  return 'string';
}
