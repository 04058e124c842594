import { printRatio, printVerdict, type Verdict } from '../measure.ts';
import { openStack } from '../stack/stack.ts';
import { cheapAttacks } from './cheap.ts';
import { databaseStrangers } from './database.ts';
import { invented } from './invented.ts';
import { slowClients } from './slow.ts';

/**
 * Attacks a site of its own with its embedded database, or a site that runs on this machine.
 * `quick` leaves out the invented addresses and the slow clients.
 */
export async function run(args: string[]): Promise<boolean> {
  const given = args.find((argument) => /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/.test(argument));
  const env = { PAGE_MAX_AGE_SECONDS: '3600' };
  await using stack = given ? undefined : await openStack({ database: 'embedded', env });
  const siteUrl = stack ? (await stack.startSite()).url : (given ?? '');
  const attacks = [...cheapAttacks, ...(args.includes('quick') ? [] : [invented, slowClients])];
  const results: boolean[] = [];
  const note = (verdicts: Verdict[]) => {
    verdicts.forEach(printVerdict);
    results.push(...verdicts.map(({ ok }) => ok));
  };
  if (stack) note(await databaseStrangers(stack.databaseUrl));
  for (const attack of attacks) note(await attack(siteUrl));
  return printRatio('attacks withstood to attacks', results);
}
