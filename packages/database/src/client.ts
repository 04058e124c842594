import pg from 'pg';

/** Milliseconds for connecting. */
const connectionTimeoutMs = 5_000;

/** Runs work on a connection of its own, and closes it. */
export async function withClient<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
  options: pg.ClientConfig = {},
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: connectionTimeoutMs,
    ...options,
  });
  // A connection that breaks while idle would otherwise end this process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
