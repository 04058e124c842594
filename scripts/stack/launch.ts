import { seconds } from '../steps/step.ts';
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
        `  Password     ${firstUser.password}   (shown this once; only a hash of it is kept)`,
      ]
    : ['  Sign in      with your staff account; the first one was shown when it was made'];
  console.log(
    [
      '',
      `Riverfront is ready after ${seconds(performance.now() - started)}.`,
      '',
      `  Website      ${settings.siteUrl}`,
      `  Staff side   ${settings.cmsUrl}/admin`,
      ...(settings.outboxUrl
        ? [`  Mails        ${settings.outboxUrl}   (kept here, because no SMTP_URL is set)`]
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
