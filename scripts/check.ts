/** `npm run check [-- --production]` checks the settings, and nothing else: it ends with 0 or 1. */
import { checkSettings } from './stack/check-settings.ts';
import { runService } from './user-error.ts';

await runService('check', async () => {
  await checkSettings('running');
  console.log('The settings are right.');
});
