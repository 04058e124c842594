/** `npm run reset-password -- email` sets a new password for an account of a running instance and prints it. */
import { resetPassword } from '@riverfront/backend/prepare';
import { assertReachable } from './postgres.ts';
import { contentOptions } from './stack/settings.ts';
import { runMain, UserError } from './user-error.ts';

await runMain(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new UserError('Name the account: npm run reset-password -- name@example.com');
  const options = contentOptions();
  await assertReachable(options.databaseUrl);
  const { password } = await resetPassword(options, email).catch((error: Error) => {
    throw new UserError(error.message);
  });
  console.log(`Sign in      ${options.cmsUrl}/admin\nE-mail       ${email}\nPassword     ${password}`);
});
// Payload leaves its database connections open.
process.exit();
