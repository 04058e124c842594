/** `npm run build` installs and builds what changed, for a supervisor that starts the processes itself. */
import { buildWhatChanged } from './builds/build.ts';
import { runMain } from './user-error.ts';

await runMain(buildWhatChanged);
