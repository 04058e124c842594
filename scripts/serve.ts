/** `npm start` builds what changed, starts everything and stops it when a part ends. */
import { buildWhatChanged } from './builds/build.ts';
import { launch } from './stack/launch.ts';
import { runService } from './user-error.ts';

await runService('serve', () => launch('production', buildWhatChanged));
