/**
 * `npm run reset-password -- email [--second-factor]` sets a new password for an account of a running instance and
 * prints it; `--second-factor` removes its authenticator app and recovery codes as well.
 */
import { parseArgs } from 'node:util';
import { resetPassword } from '@riverfront/backend/prepare';
import { runMain, UserError } from './command.ts';
import { inspectDatabase } from './stack/database.ts';
import { completeEnvironment } from './stack/settings.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { 'second-factor': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new UserError('Name the account: npm run reset-password -- name@example.com');
  const variables = completeEnvironment('production');
  const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, CMS_URL: cmsUrl } = variables;
  const options = { databaseUrl, cmsUrl, secret, mediaDir: variables.MEDIA_DIR };
  await inspectDatabase(options.databaseUrl, options.secret);
  const { password } = await resetPassword(options, email, values['second-factor']).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`Sign in      ${options.cmsUrl}/admin\nE-mail       ${email}\nPassword     ${password}`);
  if (values['second-factor']) console.log('The second factor was removed; the sign-in asks for a new one.');
});
// Payload leaves its database connections open.
process.exit();
