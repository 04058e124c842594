/** `npm start`: builds what changed, starts everything and keeps it running. */
import { buildWhatChanged } from './builds/build.ts';
import { main } from './refusal.ts';
import { launch } from './stack/launch.ts';

await main(() => launch('production', buildWhatChanged));
