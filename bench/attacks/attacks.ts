import { printRatio, printVerdict, type Verdict } from '../measure.ts';
import { openStack } from '../stack/stack.ts';
import { cheapAttacks } from './cheap.ts';
import { invented } from './invented.ts';
import { slowClients } from './slow.ts';

/**
 * Attacks a new site with embedded database, or a running one; `quick` omits the attacks that take minutes.
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
  for (const attack of attacks) note(await attack(siteUrl));
  return printRatio('attacks withstood to attacks', results);
}
