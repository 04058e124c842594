/**
 * `npm run reset-password -- email [--second-factor]` sets a new password for an account of a running instance and
 * prints it; `--second-factor` removes its authenticator app and recovery codes as well.
 */
import { parseArgs } from 'node:util';
import { resetPassword } from '@riverfront/backend/prepare';
import { assertReachable } from './postgres.ts';
import { checkDatabase } from './stack/check-settings.ts';
import { contentOptions } from './stack/settings.ts';
import { runService, UserError } from './user-error.ts';

await runService('reset-password', async () => {
  const { values, positionals } = parseArgs({
    options: { 'second-factor': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new UserError('Name the account: npm run reset-password -- name@example.com');
  const options = contentOptions();
  await assertReachable(options.databaseUrl);
  await checkDatabase(options.databaseUrl, options.secret);
  const { password } = await resetPassword(options, email, values['second-factor']).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`Sign in      ${options.cmsUrl}/admin\nE-mail       ${email}\nPassword     ${password}`);
  if (values['second-factor']) console.log('The second factor was removed; the sign-in asks for a new one.');
});
// Payload leaves its database connections open.
process.exit();
