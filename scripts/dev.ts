/** `npm run dev` starts everything with hot reload, without a build. */
import { launch } from './stack/launch.ts';
import { runMain } from './user-error.ts';

await runMain(() => launch('development'));
// Those who wait for a process that was stopped still wait.
process.exit();
