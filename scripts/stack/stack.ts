import { env } from '../env.ts';
import { step } from '../steps/step.ts';
import { Child } from './child.ts';
import { cmsProcess, databaseProcess, siteProcess } from './children.ts';
import { demandWritable } from './data-folder.ts';
import { demandPostgres, demandReachable } from './database-url.ts';
import { isPrepared } from './is-prepared.ts';
import { demandFreePorts, type WantedPort } from './ports.ts';
import { type FirstUser, prepareDatabase } from './prepare-database.ts';
import type { Settings } from './settings.ts';
import { notePrepared, wasPrepared } from './was-prepared.ts';

/** Database, site and staff side together. */
export class Stack {
  #settings: Settings;
  #database: Child | undefined;
  #apps: Child[];
  /** The first account, as long as nobody has signed in with its password. */
  firstUser: FirstUser | undefined;

  #databaseIsAway: boolean;

  /** @param room what `demandRoom` found */
  constructor(settings: Settings, { databaseIsAway }: Room) {
    this.#settings = settings;
    this.#databaseIsAway = databaseIsAway;
    if (settings.embedded) this.#database = new Child(databaseProcess(settings));
    const ready = databaseIsAway ? 'alive' : 'ready';
    this.#apps = [new Child(siteProcess(settings, ready)), new Child(cmsProcess(settings, ready))];
  }

  async start(): Promise<void> {
    const { databaseUrl } = this.#settings;
    const database = this.#database;
    if (database) await step('Starting the embedded database', () => database.start());
    if (!this.#databaseIsAway) {
      // A changed secret has to be put into what was sealed with the one before.
      if (env.PREVIOUS_PAYLOAD_SECRET || !(await isPrepared(databaseUrl))) {
        this.firstUser = await step('Preparing the database', () => prepareDatabase(this.#settings));
      }
      notePrepared(env.dataDir, databaseUrl);
    }
    await step('Starting site and staff side', () => Promise.all(this.#apps.map((app) => app.start())));
  }

  /** The apps first: they may still have something to write. */
  async stop(): Promise<void> {
    await Promise.all(this.#apps.map((app) => app.stop()));
    await this.#database?.stop();
  }
}

/** What the stack finds where it starts. */
export interface Room {
  /** The server of DATABASE_URL does not answer, but everything was set up there before. */
  databaseIsAway: boolean;
}

/** @throws {import('../refusal.ts').Refusal} when this machine is not ready for the stack */
export async function demandRoom(): Promise<Room> {
  demandWritable(env.dataDir);
  const ports: WantedPort[] = [
    { port: env.PORT, by: 'the site', variable: 'PORT' },
    { port: env.CMS_PORT, by: 'the staff side', variable: 'CMS_PORT' },
  ];
  if (!env.DATABASE_URL)
    ports.push({ port: env.DATABASE_PORT, by: 'the database', variable: 'DATABASE_PORT' });
  await demandFreePorts(ports);
  const { DATABASE_URL: given } = env;
  if (!given) return { databaseIsAway: false };
  demandPostgres(given);
  const found = await demandReachable(given, { mayBeAway: wasPrepared(env.dataDir, given) });
  return { databaseIsAway: found === 'away' };
}
