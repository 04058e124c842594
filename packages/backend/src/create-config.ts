import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig, type Config } from 'payload';
import sharp from 'sharp';
import { withAccessFirst } from './accounts/access-first.ts';
import { readOnlyFields } from './accounts/read-only-fields.ts';
import { editorsAndRecruiters } from './accounts/roles.ts';
import { users } from './accounts/users/collection.ts';
import { auditTrail } from './audit/audit-trail.ts';
import { auditEvents } from './audit/collection.ts';
import { listLimits, listSearch } from './audit/lists.ts';
import { blogs, services, solutions } from './content/articles.ts';
import { cases } from './content/case-studies.ts';
import { companyContent } from './content/company.ts';
import { media } from './content/media/collection.ts';
import { mediaLimitsText, mediaMegabytes } from './content/media/media-file.ts';
import { menus } from './content/menus.ts';
import { about } from './content/pages/about.ts';
import { pages } from './content/pages/collection.ts';
import { home } from './content/pages/home.ts';
import { pageContents } from './content/pages/page-contents.ts';
import { forms } from './content/settings/forms.ts';
import { settings } from './content/settings/settings.ts';
import { createAdapter } from './create-adapter.ts';
import { navigation } from './dashboard/navigation.ts';
import { watchPool } from './database/watch-pool.ts';
import { applyEntityPlugins, type EntityPlugin, extendCollection } from './entity-plugins.ts';
import { editor } from './fields/rich-text.ts';
import { answerUnavailable } from './health/unavailable.ts';
import { messages } from './inbox/messages/collection.ts';
import { applicationNotes, messageNotes } from './inbox/notes/collection.ts';
import { recipients } from './inbox/recipients.ts';
import { replyTemplates } from './inbox/replies/collection.ts';
import type { RejectionOptions } from './limits/rejections.ts';
import { retentionReceipts } from './privacy/erasure/erase-records.ts';
import { retention } from './privacy/retention/global.ts';
import { editingScreens } from './publishing/admin-fields.ts';
import { draftRestoring, versionAuthors } from './publishing/document-versions.ts';
import { explainValidation } from './publishing/explain-validation.ts';
import { keepLinked } from './publishing/published-links.ts';
import { redirects } from './publishing/redirects.ts';
import { contentRevision } from './publishing/revision.ts';
import { saving } from './publishing/saving.ts';
import { jobsConfig } from './publishing/schedule/schedules.ts';
import { trash, trashDays } from './publishing/trash.ts';
import { mails } from './queue/deliveries/emails.ts';
import { applications } from './recruiting/applications/collection.ts';
import { stageChanges } from './recruiting/applications/stage-changes.ts';
import { jobs } from './recruiting/jobs/collection.ts';
import { hiringRules } from './recruiting/jobs/hiring-rules.ts';
import { staffSearch } from './search/staff-search.ts';
import type { StaffSide } from './staff-side.ts';
import type { FileStore } from './storage/file-store.ts';
import { readTimeZone, scheduleTimeZones } from './time/read-time-zone.ts';

const here = dirname(fileURLToPath(import.meta.url));

export interface ContentOptions {
  /** `postgres://…` */
  databaseUrl: string;
  /** Signs sessions and tokens; at least 32 characters. */
  secret: string;
  /** Absolute folder of uploaded images and videos. */
  mediaDir: string;
  /** Stores them instead of this machine's disk. */
  mediaBucket?: FileStore | undefined;
  /** Public address of the staff side; it alone may send its cookie. */
  cmsUrl?: string;
  /** Most connections of this process. */
  poolSize?: number;
  /** Timeout of a statement or an idle transaction in ms. */
  statementTimeoutMs?: number;
  /** Admin screens, known only to the staff side. */
  admin?: Config['admin'];
  logger?: Config['logger'];
  /** Set in the staff side's process alone. */
  staffSide?: StaffSide;
  /** Whether everybody has to set up a second factor. */
  requireSecondFactor?: boolean;
  rejections?: RejectionOptions;
}

/** The plugins of every collection and global, in any order: their hooks run after those of the collection itself. */
export const plugins: EntityPlugin[] = [
  listLimits,
  listSearch,
  editingScreens,
  trash,
  readOnlyFields,
  versionAuthors,
  navigation,
  draftRestoring,
  keepLinked,
  auditTrail,
  saving,
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
  authentication: { resetPassword: 'Choose your password', emailNotValid: 'Please type an email address.' },
  error: {
    emailOrPasswordIncorrect: 'The email or the password is not right.',
    tokenInvalidOrExpired: 'This link was used already or is too old. Please ask for a new one.',
  },
  // Payload's texts name the server's time, and not that this publishes (`publishing/document-versions.ts`).
  version: {
    aboutToRestore:
      'If this version was published, it is published again: visitors see it at once. If it was a draft, or you chose “Restore as draft”, visitors see no change until somebody publishes it.',
    aboutToRestoreGlobal:
      'If this version was published, it is published again: visitors see it at once. If it was a draft, visitors see no change until somebody publishes it.',
    confirmVersionRestoration: 'Restore this version?',
  },
};

/**
 * Builds the Payload configuration that site, staff side, set-up and tests share.
 * Connects to nothing by itself; `getPayload` does.
 */
export function createConfig({ statementTimeoutMs = 10_000, ...options }: ContentOptions) {
  const config: Config = {
    secret: options.secret,
    serverURL: options.cmsUrl,
    csrf: options.cmsUrl ? [options.cmsUrl] : [],
    cors: [],
    graphQL: { disable: true },
    telemetry: false,
    hooks: { afterError: [answerUnavailable, explainValidation] },
    custom: {
      staffSide: options.staffSide,
      requireSecondFactor: options.requireSecondFactor ?? false,
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
    admin: {
      user: 'users',
      timezones: scheduleTimeZones,
      // Reasons of a rejected save or deletion are sentences; Payload's four seconds are too short to read them.
      toast: { duration: 8_000 },
      ...options.admin,
    },
    collections: [
      // The order of the navigation.
      applications,
      stageChanges,
      applicationNotes,
      jobs,
      messages,
      messageNotes,
      replyTemplates,
      mails,
      pages,
      blogs,
      services,
      solutions,
      cases,
      ...companyContent,
      media({ mediaDir: options.mediaDir, bucket: options.mediaBucket }),
      pageContents,
      redirects,
      users({ secureCookies: options.cmsUrl?.startsWith('https://') ?? false }),
      auditEvents,
      retentionReceipts,
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
            plugins.filter((one) => one !== listLimits),
          ),
      ],
    },
    globals: [home, about, menus, settings, forms, recipients, hiringRules, retention, contentRevision],
    endpoints: [staffSearch],
    jobs: jobsConfig,
    db: createAdapter({ statementTimeoutMs, ...options }),
    // `npm run generate` makes them: by itself each opened configuration outside of production starts a process for it.
    typescript: { outputFile: resolve(here, 'payload-types.ts'), autoGenerate: false },
    onInit: async (payload) => {
      watchPool(payload);
      // Fails without a database, and before the migrations.
      await readTimeZone(payload).catch(() => undefined);
      // Connected before the first hook sends: in its transaction it would be too late to wait.
      void options.staffSide?.queue.ready;
    },
  };
  return buildConfig(applyEntityPlugins(config, plugins)).then((built) =>
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
