/** `npm start` builds what changed, starts everything and stops it when a part ends. */
import { buildWhatChanged } from './builds/build.ts';
import { launch } from './stack/launch.ts';
import { runMain } from './user-error.ts';

await runMain(() => launch('production', buildWhatChanged));
// Those who wait for a process that was stopped still wait.
process.exit();
