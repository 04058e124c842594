/**
 * `npm run check [-- --production] [-- --mail you@example.com]` checks the settings, and with an address sends an email
 * there. It ends with 0 when they are right.
 */
import { parseArgs } from 'node:util';
import { describeSending, isMailbox, messageId, SendError, smtpTransport } from '@riverfront/mail';
import { runMain, UserError } from './command.ts';
import { env } from './env.ts';
import { inspectDatabase, select } from './stack/database.ts';
import { assertKeyFile } from './stack/settings.ts';

const { values } = parseArgs({ options: { production: { type: 'boolean' }, mail: { type: 'string' } } });

await runMain(async () => {
  assertKeyFile();
  const { DATABASE_URL, PAYLOAD_SECRET } = env;
  if (DATABASE_URL) await select(DATABASE_URL, 'select 1');
  if (DATABASE_URL && PAYLOAD_SECRET) await inspectDatabase(DATABASE_URL, PAYLOAD_SECRET);
  console.log('The settings are right.');
  if (values.mail !== undefined) await sendTest(values.mail);
});

async function sendTest(to: string): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from } = env;
  if (!url || !isMailbox(to)) throw new UserError('--mail needs your email address, and SMTP_URL.');
  const transport = smtpTransport({ url, from, oauth: env });
  const text = 'Emails of the site arrive here.';
  const mail = { to, subject: 'Test email', text, html: `<p>${text}</p>` };
  try {
    await transport.send({ ...mail, messageId: messageId(`check ${Date.now()}`, from) });
    console.log(describeSending(undefined).join('\n'));
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    throw new UserError(describeSending(error.message).join('\n'));
  } finally {
    await transport.close();
  }
}
