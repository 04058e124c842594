import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Config } from 'payload';
import sharp from 'sharp';
import { blogs } from './collections/blogs.ts';
import { companies } from './collections/companies.ts';
import { cultureHighlights } from './collections/culture-highlights.ts';
import { jobs } from './collections/jobs.ts';
import { legalSections } from './collections/legal-sections.ts';
import { media } from './collections/media.ts';
import { services, solutions } from './collections/offers.ts';
import { offices } from './collections/offices.ts';
import { pageContents } from './collections/page-contents.ts';
import { pages } from './collections/pages.ts';
import { successStories } from './collections/success-stories.ts';
import { teamMembers } from './collections/team-members.ts';
import { users } from './collections/users.ts';
import { editor } from './fields/rich-text.ts';
import { about } from './globals/about.ts';
import { contentRevision } from './globals/content-revision.ts';
import { home } from './globals/home.ts';
import { menus } from './globals/menus.ts';
import { settings } from './globals/settings.ts';
import { watchPool } from './watch-pool.ts';

const here = dirname(fileURLToPath(import.meta.url));

export interface ContentOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Signs sessions and tokens; at least 32 characters. */
  secret: string;
  /** Absolute folder of uploaded pictures and films. */
  mediaDir: string;
  /** Public address of the staff side; it alone may send its cookie. */
  cmsUrl?: string;
  /** Most connections of this process. */
  poolSize?: number;
  /** Admin screens, known only to the staff side. */
  admin?: Config['admin'];
  logger?: Config['logger'];
}

/** Milliseconds after which a statement or an idle transaction is given up (design, "How data flows"). */
const databasePatience = 10_000;

/**
 * The content configuration that site, staff side, set-up and tests share.
 * Connects to nothing by itself; `getPayload` does.
 */
export function createConfig(options: ContentOptions) {
  return buildConfig(
    withoutDocumentLocks({
      secret: options.secret,
      serverURL: options.cmsUrl,
      csrf: options.cmsUrl ? [options.cmsUrl] : [],
      cors: [],
      graphQL: { disable: true },
      telemetry: false,
      sharp,
      editor,
      logger: options.logger,
      admin: { user: 'users', ...options.admin },
      collections: [
        blogs,
        services,
        solutions,
        jobs,
        cultureHighlights,
        pageContents,
        pages,
        teamMembers,
        successStories,
        companies,
        offices,
        legalSections,
        media({ mediaDir: options.mediaDir }),
        users({ secureCookies: options.cmsUrl?.startsWith('https://') ?? false }),
      ],
      globals: [home, about, menus, settings, contentRevision],
      db: postgresAdapter({
        push: false,
        migrationDir: resolve(here, '../migrations'),
        pool: {
          connectionString: options.databaseUrl,
          max: options.poolSize ?? 5,
          connectionTimeoutMillis: 5_000,
          // The server's limit, and ours for a server that does not answer at all.
          statement_timeout: databasePatience,
          query_timeout: databasePatience + 1_000,
          idle_in_transaction_session_timeout: databasePatience,
        },
      }),
      typescript: { outputFile: resolve(here, 'payload-types.ts') },
      onInit: watchPool,
    }),
  );
}

/**
 * Payload looks for an editor's lock outside the transaction that it has just
 * opened (`checkDocumentLockStatus` passes no `req`). On PGlite, which runs one
 * transaction at a time, that query waits for its own transaction, for ever.
 */
function withoutDocumentLocks(config: Config): Config {
  for (const part of [...(config.collections ?? []), ...(config.globals ?? [])]) part.lockDocuments = false;
  return config;
}
