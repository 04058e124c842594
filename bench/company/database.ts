import pg from 'pg';
import { databaseServer } from '../env.ts';

/** The address of a database of the measurements' server. */
export function urlOf(name: string): string {
  const url = new URL(databaseServer);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs work with a connection to a database, and closes it. @param name without one: the server's own */
export async function withClient<T>(
  name: string | undefined,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: name ? urlOf(name) : databaseServer });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Whether the server has a database of this name. */
export function exists(name: string): Promise<boolean> {
  return withClient(undefined, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    return rowCount === 1;
  });
}

/** Makes a database, as a copy of another one where that is named. */
export function create(name: string, template = 'template0'): Promise<void> {
  return withClient(undefined, async (client) => {
    // A template must have nobody connected to it, and Payload never gives back its first connection.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      template,
    ]);
    await client.query(`create database ${name} template ${template}`);
  });
}

/** Removes a database that may be there, with whoever is connected to it. */
export function drop(name: string): Promise<void> {
  return withClient(undefined, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
  });
}
