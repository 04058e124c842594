/** `npm run build` installs and builds what changed, for systemd, whose unit starts without installing. */
import { buildWhatChanged } from './builds/build.ts';
import { runMain } from './user-error.ts';

await runMain(buildWhatChanged);
