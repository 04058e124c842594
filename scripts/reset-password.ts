/**
 * `npm run reset-password -- email [--second-factor]` sets a new password for an account of a running instance and
 * prints it; `--second-factor` removes its authenticator app and recovery codes as well.
 */
import { parseArgs } from 'node:util';
import { resetPassword } from '@riverfront/backend/prepare';
import { assertReachable } from './postgres.ts';
import { inspectDatabase } from './stack/inspect-database.ts';
import { createSettings } from './stack/settings.ts';
import { runMain, UserError } from './user-error.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { 'second-factor': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new UserError('Name the account: npm run reset-password -- name@example.com');
  const { databaseUrl, cmsUrl, secret, environment } = createSettings('production');
  const options = { databaseUrl, cmsUrl, secret, mediaDir: environment.MEDIA_DIR };
  await assertReachable(options.databaseUrl);
  await inspectDatabase(options.databaseUrl, options.secret);
  const { password } = await resetPassword(options, email, values['second-factor']).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`Sign in      ${options.cmsUrl}/admin\nE-mail       ${email}\nPassword     ${password}`);
  if (values['second-factor']) console.log('The second factor was removed; the sign-in asks for a new one.');
});
// Payload leaves its database connections open.
process.exit();
