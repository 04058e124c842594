import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '../../apps/site/server/api/openapi.ts';
import { root } from '../env.ts';

/** The public API's description as a file, so that a change to it is seen in review. */
export const openApiFile = 'docs/openapi.json';

/** Writes it from the contract. */
export async function writeOpenApi(): Promise<void> {
  writeFileSync(join(root, openApiFile), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
