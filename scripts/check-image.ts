/**
 * `npm run check:image`: does what the Dockerfile says, without an engine, and
 * starts what comes of it against the PostgreSQL server of TEST_DATABASE_URL.
 * Its COPY lines are followed in a temporary folder, its builds are run, its
 * installs are taken from here (the packages that `npm ci` would leave out are
 * left out), and each target begins with its own command and environment.
 * With --reuse-builds the builds that are here are taken.
 */
import { parseArgs } from 'node:util';
import { checkImage } from './deploy/check-image.ts';
import { main } from './refusal.ts';

await main(async () => {
  const { values } = parseArgs({ options: { 'reuse-builds': { type: 'boolean' } } });
  await checkImage({ reuseBuilds: values['reuse-builds'] ?? false });
});
