import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Config } from 'payload';
import sharp from 'sharp';
import { withFacts } from './access/facts.ts';
import { withAudit } from './audit/with-audit.ts';
import { withListLimit } from './audit/with-list-limit.ts';
import { withCheckedCommits } from './checked-commits.ts';
import { applications } from './collections/applications.ts';
import { auditEvents } from './collections/audit-events.ts';
import { blogs } from './collections/blogs.ts';
import { companies } from './collections/companies.ts';
import { cultureHighlights } from './collections/culture-highlights.ts';
import { deliveries } from './collections/deliveries.ts';
import { jobs } from './collections/jobs.ts';
import { legalSections } from './collections/legal-sections.ts';
import { mails } from './collections/mails.ts';
import { media } from './collections/media.ts';
import { messages } from './collections/messages.ts';
import { applicationNotes, messageNotes } from './collections/notes.ts';
import { services, solutions } from './collections/offers.ts';
import { offices } from './collections/offices.ts';
import { pageContents } from './collections/page-contents.ts';
import { pages } from './collections/pages.ts';
import { redirects } from './collections/redirects.ts';
import { replyTemplates } from './collections/reply-templates.ts';
import { retentionReceipts } from './collections/retention-receipts.ts';
import { successStories } from './collections/success-stories.ts';
import { teamMembers } from './collections/team-members.ts';
import { users } from './collections/users.ts';
import { openDocuments, withVersionCheck } from './concurrency/index.ts';
import { withBoundedCounts } from './counting/bounded-counts.ts';
import { editor } from './fields/rich-text.ts';
import { about } from './globals/about.ts';
import { contentRevision } from './globals/content-revision.ts';
import { forms } from './globals/forms.ts';
import { home } from './globals/home.ts';
import { menus } from './globals/menus.ts';
import { recipients } from './globals/recipients.ts';
import { retention } from './globals/retention.ts';
import { settings } from './globals/settings.ts';
import { answerUnavailable } from './hooks/answer-unavailable.ts';
import { withHowSaved } from './hooks/how-saved.ts';
import { mediaLimitsText, mediaMegabytes } from './hooks/media-file.ts';
import { plainWords } from './plain-words.ts';
import { jobsConfig } from './publishing/jobs-config.ts';
import { withDraftsRestored } from './publishing/restore-drafts.ts';
import { restrictRequired } from './references/restrict-required.ts';
import { withMentions } from './references/with-mentions.ts';
import { noMailByPayload } from './sign-in/no-mail-by-payload.ts';
import { inStaffParts } from './staff-parts.ts';
import type { StaffSide } from './staff-side.ts';
import type { Bucket } from './storage/bucket.ts';
import { watchPool } from './watch-pool.ts';

const here = dirname(fileURLToPath(import.meta.url));

export interface ContentOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Signs sessions and tokens; at least 32 characters. */
  secret: string;
  /** The secret before a rotation: second factors sealed with it can still be opened. */
  previousSecret?: string | undefined;
  /** Absolute folder of uploaded pictures and films. */
  mediaDir: string;
  /** Where they are kept instead, when it is not this machine's disk. */
  mediaBucket?: Bucket | undefined;
  /** Public address of the staff side; it alone may send its cookie. */
  cmsUrl?: string;
  /** Most connections of this process. */
  poolSize?: number;
  /** Milliseconds after which a statement or an idle transaction is given up; 10 s, except for migrations. */
  patience?: number;
  /** Admin screens, known only to the staff side. */
  admin?: Config['admin'];
  logger?: Config['logger'];
  /** Given in the staff side's process alone. */
  staffSide?: StaffSide;
  /** Everybody has to answer a second factor; otherwise those who set one up. */
  requireSecondFactor?: boolean;
}

/** Milliseconds after which a statement or an idle transaction is given up (design, "How data flows"). */
const databasePatience = 10_000;

/**
 * The content configuration that site, staff side, set-up and tests share.
 * Connects to nothing by itself; `getPayload` does.
 */
export function createConfig(options: ContentOptions) {
  const { patience = databasePatience } = options;
  return buildConfig(
    prepared({
      secret: options.secret,
      serverURL: options.cmsUrl,
      csrf: options.cmsUrl ? [options.cmsUrl] : [],
      cors: [],
      graphQL: { disable: true },
      telemetry: false,
      hooks: { afterError: [answerUnavailable] },
      custom: {
        staffSide: options.staffSide,
        requireSecondFactor: options.requireSecondFactor ?? false,
        previousSecret: options.previousSecret,
      },
      email: noMailByPayload,
      sharp,
      upload: uploads(options.staffSide),
      editor,
      logger: options.logger,
      i18n: { translations: { en: plainWords } },
      admin: { user: 'users', ...options.admin },
      collections: [
        blogs,
        services,
        solutions,
        jobs,
        applications,
        messages,
        mails,
        applicationNotes,
        messageNotes,
        replyTemplates,
        deliveries,
        redirects,
        retentionReceipts,
        auditEvents,
        cultureHighlights,
        pageContents,
        pages,
        teamMembers,
        successStories,
        companies,
        offices,
        legalSections,
        media({ mediaDir: options.mediaDir, bucket: options.mediaBucket }),
        users({ secureCookies: options.cmsUrl?.startsWith('https://') ?? false }),
      ],
      globals: [home, about, menus, settings, forms, recipients, retention, contentRevision],
      endpoints: openDocuments,
      jobs: jobsConfig,
      db: withCheckedCommits(
        withBoundedCounts(
          postgresAdapter({
            push: false,
            migrationDir: resolve(here, '../migrations'),
            beforeSchemaInit: [restrictRequired],
            pool: {
              connectionString: options.databaseUrl,
              max: options.poolSize ?? 5,
              connectionTimeoutMillis: 5_000,
              // The server's limit, and ours for a server that does not answer at all.
              statement_timeout: patience,
              query_timeout: patience + 1_000,
              idle_in_transaction_session_timeout: patience,
            },
          }),
        ),
      ),
      typescript: { outputFile: resolve(here, 'payload-types.ts') },
      onInit: (payload) => {
        watchPool(payload);
        // Connected before the first hook sends: in its transaction it would be too late to wait.
        void options.staffSide?.queue.ready;
      },
    }),
  );
}

/** How uploads arrive: on the disk and not in memory, where the clean-up task removes what a killed process left. */
function uploads(staffSide: StaffSide | undefined): Config['upload'] {
  const bytes = mediaMegabytes.video * 1024 ** 2;
  return {
    useTempFiles: staffSide !== undefined,
    ...(staffSide && { tempFileDir: staffSide.resumes.incomingDir }),
    // Busboy counts a file of exactly its limit as too large.
    limits: { fileSize: bytes + 1 },
    requestSizeLimit: bytes + 1024 ** 2,
    responseOnLimit: `The file is too large. ${mediaLimitsText}`,
  };
}

/** What every collection and global gets; copies of them, so that another configuration begins without it. */
function prepared(config: Config): Config {
  const own = {
    ...config,
    collections: config.collections?.map((collection) => ({ ...collection })),
    globals: config.globals?.map((global) => ({ ...global })),
  };
  return withoutDocumentLocks(
    withListLimit(
      withVersionCheck(
        withAudit(withHowSaved(withMentions(withDraftsRestored(inStaffParts(withFacts(own)))))),
      ),
    ),
  );
}

/**
 * Payload's locks keep a second editor out instead of keeping both editors' words (0047), and it looks
 * for them outside the transaction that it has just opened (`checkDocumentLockStatus` passes no `req`): on
 * PGlite, which runs one transaction at a time, that query waits for its own transaction, for ever.
 */
function withoutDocumentLocks(config: Config): Config {
  for (const part of [...(config.collections ?? []), ...(config.globals ?? [])]) part.lockDocuments = false;
  return config;
}
