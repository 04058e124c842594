/**
 * `npm run bench:attacks [-- quick] [http://localhost:<port>]`: poisoning, smuggling, open redirects, too
 * much of everything, strangers who know an address, invented addresses, and slow
 * clients beside normal visitors, against a site of
 * its own, or one that runs on this machine. One line for each; ends with 1 when
 * one fails. `quick` leaves out the invented addresses and the slow clients. Needs a production build of the site.
 */
import { startMailServer } from '../faults/mail-server.ts';
import { startStack } from '../faults/stack.ts';
import { cheapAttacks } from './cheap.ts';
import { invented } from './invented.ts';
import type { Verdict } from './raw.ts';
import { slowClients } from './slow.ts';

const quick = process.argv.includes('quick');
const given = process.argv.find((argument) => /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/.test(argument));
const mail = given ? undefined : await startMailServer();
const stack = mail && (await startStack({ smtpUrl: mail.url }));
const siteUrl = stack?.siteUrl ?? given ?? '';
const verdicts: Verdict[] = [];
try {
  for (const attack of [...cheapAttacks, ...(quick ? [] : [invented, slowClients])]) {
    for (const verdict of await attack(siteUrl)) {
      verdicts.push(verdict);
      console.log(`${verdict.ok ? 'ok  ' : 'FAIL'} ${verdict.name}   → ${verdict.detail}`);
    }
  }
} finally {
  await stack?.stop();
  await mail?.stop();
}
const failed = verdicts.filter(({ ok }) => !ok);
console.log(`\nratio, attacks withstood to attacks: ${verdicts.length - failed.length}/${verdicts.length}`);
process.exit(failed.length === 0 ? 0 : 1);
