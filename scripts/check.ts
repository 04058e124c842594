/** `npm run check [-- --production]` checks the settings, and nothing else: it ends with 0 or 1. */
import { env } from './env.ts';
import { checkSettings } from './stack/check-settings.ts';
import { runService } from './user-error.ts';

await runService('check', async () => {
  const isInstallation = env.NODE_ENV === 'production' || process.argv.includes('--production');
  await checkSettings({ isInstallation, machine: 'running' });
  console.log('The settings are right.');
});
