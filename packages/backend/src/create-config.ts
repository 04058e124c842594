import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, type Config, type Endpoint, type Payload } from 'payload';
import sharp from 'sharp';
import { withAccessFirst } from './access/access-first.ts';
import { readOnlyFields } from './access/read-only-fields.ts';
import { editorsAndRecruiters } from './access/rules.ts';
import {
  about,
  blogs,
  brand,
  brandEmailPreview,
  brandPreviews,
  companies,
  cultureHighlights,
  exportContent,
  forms,
  home,
  importedItems,
  imports,
  legalSections,
  media,
  mediaLimitsText,
  mediaMegabytes,
  menus,
  offices,
  pageContents,
  pages,
  sampleRemoval,
  services,
  settings,
  solutions,
  successStories,
  teamMembers,
} from './content/index.ts';
import { applyContributions, type Contribution, extendCollection, ownHooks } from './contributions.ts';
import { editor } from './fields/rich-text.ts';
import { appointments, deliveries, messages, recipients, replyTemplates } from './inbox/index.ts';
import type { Bucket, RejectionOptions, StaffSide } from './platform/index.ts';
import {
  answerUnavailable,
  mails,
  readTimeZone,
  retention,
  retentionReceipts,
  scheduleTimeZones,
  watchPool,
  withBoundedCounts,
  withCheckedCommits,
  withSearchedLists,
} from './platform/index.ts';
import {
  contentRevision,
  draftRestoring,
  editingScreens,
  jobsConfig,
  linkTargets,
  openDocuments,
  publishingRules,
  readTracking,
  redirects,
  references,
  restrictRequired,
  reviewEndpoints,
  sampleMarks,
  trash,
  trashDays,
  versionAuthors,
  versionCheck,
} from './publishing/index.ts';
import { applications, jobs } from './recruiting/index.ts';
import {
  applicationNotes,
  auditEvents,
  auditTrail,
  guidedStart,
  listLimits,
  messageNotes,
  navigation,
  navigationEndpoint,
  saveMode,
  staffSearch,
  users,
} from './staff/index.ts';

const here = dirname(fileURLToPath(import.meta.url));

export interface ContentOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Signs sessions and tokens; at least 32 characters. */
  secret: string;
  /** The secret before a rotation: what was encrypted with it can still be decrypted. */
  previousSecret?: string | undefined;
  /** Absolute folder of uploaded images and videos. */
  mediaDir: string;
  /** Stores them instead of this machine's disk. */
  mediaBucket?: Bucket | undefined;
  /** Public address of the staff side; it alone may send its cookie. */
  cmsUrl?: string;
  /** Most connections of this process. */
  poolSize?: number;
  /** Timeout of a statement or an idle transaction in ms. */
  patience?: number;
  /** Admin screens, known only to the staff side. */
  admin?: Config['admin'];
  logger?: Config['logger'];
  /** Set in the staff side's process alone. */
  staffSide?: StaffSide;
  /** Endpoints of subjects that read all others. */
  endpoints?: Endpoint[];
  /** Called when the database is open. */
  onStart?: (payload: Payload) => Promise<void>;
  /** Whether everybody has to set up a second factor. */
  requireSecondFactor?: boolean;
  rejections?: RejectionOptions;
}

/** The contributions to every collection and global, in the order of their hooks and fields. */
const contributions: Contribution[] = [
  listLimits,
  editingScreens,
  publishingRules,
  readOnlyFields,
  trash,
  versionAuthors,
  sampleMarks,
  ownHooks,
  navigation,
  draftRestoring,
  references,
  saveMode,
  auditTrail,
  versionCheck,
  readTracking,
  // Payload's locks keep a second editor out instead of merging both editors' changes (decision 0047).
  { collection: () => ({ lockDocuments: false }), global: () => ({ lockDocuments: false }) },
];

const mediaRights = {
  read: editorsAndRecruiters,
  create: editorsAndRecruiters,
  update: editorsAndRecruiters,
  delete: editorsAndRecruiters,
};

/** The English texts of Payload that we word differently. */
const translations = {
  general: {
    duplicate: 'Make a copy',
    aboutToTrash: `You are about to move the {{label}} <1>{{title}}</1> to the trash. It can be restored there for ${trashDays} days.`,
    aboutToTrashCount: `You are about to move {{count}} {{label}} to the trash. They can be restored there for ${trashDays} days.`,
    documentIsTrashed: `This {{label}} is in the trash. It cannot be changed, and is erased after ${trashDays} days.`,
  },
  authentication: { resetPassword: 'Choose your password', emailNotValid: 'Please type an e-mail address.' },
  error: {
    emailOrPasswordIncorrect: 'The e-mail or the password is not right.',
    tokenInvalidOrExpired: 'This link was used already or is too old. Please ask for a new one.',
  },
};

/**
 * Builds the Payload configuration that site, staff side, set-up and tests share.
 * Connects to nothing by itself; `getPayload` does.
 */
export function createConfig({ patience = 10_000, ...options }: ContentOptions) {
  const config: Config = {
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
    email: () => ({
      name: 'queue',
      defaultFromAddress: 'no-reply@invalid.example',
      defaultFromName: 'Nobody',
      // Emails go through `enqueueEmail`; without an adapter Payload would write links into the log.
      sendEmail: () => Promise.reject(new Error('Payload itself sends no emails.')),
    }),
    sharp,
    upload: uploads(options.staffSide),
    editor,
    logger: options.logger,
    i18n: { translations: { en: translations } },
    admin: { user: 'users', timezones: scheduleTimeZones, ...options.admin },
    collections: [
      blogs,
      services,
      solutions,
      jobs,
      applications,
      messages,
      appointments,
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
      imports,
      importedItems,
      media({ mediaDir: options.mediaDir, bucket: options.mediaBucket }),
      users({ secureCookies: options.cmsUrl?.startsWith('https://') ?? false }),
    ],
    folders: {
      slug: 'folders',
      browseByFolder: false,
      collectionSpecific: false,
      // Payload shows a folder in one page, whatever it contains.
      collectionOverrides: [
        ({ collection }) =>
          extendCollection(
            { ...collection, access: mediaRights },
            contributions.filter((one) => one !== listLimits),
          ),
      ],
    },
    globals: [
      home,
      about,
      menus,
      brand,
      settings,
      forms,
      recipients,
      retention,
      guidedStart,
      contentRevision,
    ],
    endpoints: [
      ...openDocuments,
      ...reviewEndpoints,
      sampleRemoval,
      staffSearch,
      navigationEndpoint,
      linkTargets,
      exportContent,
      brandEmailPreview,
      brandPreviews,
      ...(options.endpoints ?? []),
    ],
    jobs: jobsConfig,
    db: withCheckedCommits(
      withSearchedLists(
        withBoundedCounts(
          postgresAdapter({
            push: false,
            migrationDir: resolve(here, '../migrations'),
            beforeSchemaInit: [restrictRequired],
            pool: {
              connectionString: options.databaseUrl,
              max: options.poolSize ?? 5,
              connectionTimeoutMillis: 5_000,
              // The server's limit, and ours for a server that does not respond at all.
              statement_timeout: patience,
              query_timeout: patience + 1_000,
              idle_in_transaction_session_timeout: patience,
            },
          }),
        ),
      ),
    ),
    // `npm run generate` makes them: by itself each opened configuration outside of production starts a process for it.
    typescript: { outputFile: resolve(here, 'payload-types.ts'), autoGenerate: false },
    onInit: async (payload) => {
      watchPool(payload);
      // Fails without a database, and before the migrations.
      await readTimeZone(payload).catch(() => undefined);
      // Connected before the first hook sends: in its transaction it would be too late to wait.
      void options.staffSide?.queue.ready;
      void options
        .onStart?.(payload)
        .catch((err) => payload.logger.error({ err }, 'The start was not completed'));
    },
  };
  return buildConfig(applyContributions(config, contributions)).then((built) =>
    withAccessFirst(built, options.rejections),
  );
}

/** Uploads go to the disk rather than into memory; the clean-up task removes what a killed process left. One a request. */
function uploads(staffSide: StaffSide | undefined): Config['upload'] {
  const bytes = mediaMegabytes.video * 1024 ** 2;
  return {
    useTempFiles: staffSide !== undefined,
    ...(staffSide && { tempFileDir: staffSide.resumes.incomingDir }),
    // Busboy counts a file of exactly its limit as too large.
    limits: { fileSize: bytes + 1, files: 1, fields: 10 },
    requestSizeLimit: bytes + 1024 ** 2,
    responseOnLimit: `The file is too large. ${mediaLimitsText}`,
  };
}
