/**
 * `npm run test:deploy` builds both apps and walks through a deployment: start, update without downtime, go back.
 */
import { buildWhatChanged } from './builds/build.ts';
import { demand } from './tests/checks.ts';
import { runPlaywright } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
if (await tally.run('Production build', () => demand(() => buildWhatChanged({ quiet: true }))))
  await tally.run('Walk through a deployment', () => runPlaywright({ config: 'deploy.config.ts' }));
tally.close();
