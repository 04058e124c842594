/** `npm run dev`: everything with hot reload; nothing is built beforehand. */
import { main } from './refusal.ts';
import { launch } from './stack/launch.ts';

await main(() => launch('development'));
