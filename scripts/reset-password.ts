/** `npm run reset-password -- email`: gives an account of a running instance a new password and prints it. */
import { resetPassword } from '@riverfront/content/prepare';
import { main, Refusal } from './refusal.ts';
import { demandReachable } from './stack/database-url.ts';
import { settle } from './stack/settings.ts';

await main(async () => {
  const [email] = process.argv.slice(2);
  if (!email) throw new Refusal('Name the account: npm run reset-password -- name@example.com');
  const { databaseUrl, cmsUrl, environment } = settle('production');
  await demandReachable(databaseUrl, { mayBeAway: false });
  const { password } = await resetPassword(
    {
      databaseUrl,
      cmsUrl,
      secret: environment.PAYLOAD_SECRET ?? '',
      mediaDir: environment.MEDIA_DIR ?? '',
    },
    email,
  ).catch((error: Error) => {
    throw new Refusal(error.message);
  });
  console.log(`Sign in      ${cmsUrl}/admin\nE-mail       ${email}\nPassword     ${password}`);
});
// Payload leaves its database connections open.
process.exit();
