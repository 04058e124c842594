import { type Verdict, verdict } from '../measure.ts';
import { withClient } from '../stack/postgres.ts';
import { exchange } from './raw.ts';

/** StartupMessage and Query of the PostgreSQL protocol: a client that skips the authentication. */
const unauthenticated = '\0\0\0\x11\0\x03\0\0user\0me\0\0Q\0\0\0\x0dselect 1\0';
const rejection = 'password authentication failed';

/** Connects to the embedded database without its password. */
export async function attackDatabase(databaseUrl: string): Promise<Verdict[]> {
  const skipped = await exchange(databaseUrl, unauthenticated);
  const guessed = new URL(databaseUrl);
  guessed.password = 'postgres';
  const answer = await withClient(guessed.href, (client) => client.query('select 1')).then(
    () => 'accepted',
    (error) => String(error),
  );
  const { closed } = await exchange(databaseUrl, Buffer.alloc(8));
  return [
    verdict('database: no password', skipped.text.includes(rejection), JSON.stringify(skipped.text)),
    verdict('database: a guessed password', answer.includes(rejection), answer),
    verdict('database: a stated length of 0', closed, closed ? 'closed' : 'left open'),
  ];
}
