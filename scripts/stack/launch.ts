import { env } from '../env.ts';
import { seconds } from '../steps/step.ts';
import { assertProductionSettings } from './production-settings.ts';
import { settle } from './settings.ts';
import { demandRoom, Stack } from './stack.ts';

/**
 * Starts the whole stack for a person at a terminal, and stops it in order on
 * Ctrl-C or SIGTERM.
 */
export async function launch(
  nodeEnv: 'production' | 'development',
  beforehand = async () => {},
): Promise<void> {
  const started = performance.now();
  if (env.NODE_ENV === 'production') assertProductionSettings(env);
  const room = await demandRoom();
  const settings = settle(nodeEnv);
  await beforehand();

  const stack = new Stack(settings, room);
  const stop = once(async () => {
    console.log('\nStopping …');
    await stack.stop();
    process.exit(0);
  });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    await stack.start();
  } catch (error) {
    await stack.stop();
    throw error;
  }

  const { firstUser } = stack;
  const signIn = firstUser
    ? [
        `  Sign in      ${firstUser.email}`,
        `  Password     ${firstUser.password}   (shown until somebody has signed in with it)`,
      ]
    : ['  Sign in      with your staff account; `npm run reset-password -- email` makes a new password'];
  console.log(
    [
      '',
      `Riverfront is ready after ${seconds(performance.now() - started)}.`,
      '',
      `  Website      ${settings.siteUrl}`,
      `  Staff side   ${settings.cmsUrl}/admin`,
      ...(settings.outboxUrl
        ? [`  Emails       ${settings.outboxUrl}   (kept here, because no SMTP_URL is set)`]
        : []),
      ...signIn,
      ...(room.databaseIsAway
        ? [
            '',
            'The database does not answer. The site serves the last published pages until it does;',
            'forms and the staff side work again by themselves then.',
          ]
        : []),
      '',
      'Ctrl-C stops everything.',
    ].join('\n'),
  );
}

function once(work: () => Promise<void>): () => void {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void work();
  };
}
