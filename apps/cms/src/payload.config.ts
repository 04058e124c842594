import { createConfig, sendingQueue } from '@riverfront/content';
import { createResumeStore } from '@riverfront/content/resumes';
import { bucketSettings, openBuckets } from '@riverfront/content/storage';
import { logOptions } from '@riverfront/telemetry/log';
import { env } from '../env.ts';

const inS3 = bucketSettings(env);
const buckets = inS3 && openBuckets(inS3);

/** The content configuration with what only the admin's screens need. */
export default createConfig({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  previousSecret: env.PREVIOUS_PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  mediaBucket: buckets?.media,
  cmsUrl: env.CMS_URL,
  requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
  staffSide: {
    queue: sendingQueue({ databaseUrl: env.DATABASE_URL }),
    resumes: createResumeStore({ dir: env.RESUMES_DIR, bucket: buckets?.resumes }),
    siteUrl: new URL(env.SITE_URL).origin,
    cmsUrl: new URL(env.CMS_URL).origin,
    passesMessagesOn: Boolean(env.CRM_WEBHOOK_URL),
  },
  logger: { options: logOptions({ level: env.LOG_LEVEL }) },
  admin: {
    // Made by `npm run generate`; a development server of Next would write wrong paths into it.
    importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    // The default one asks gravatar.com for a picture of everybody who signs in.
    avatar: 'default',
    meta: {
      titleSuffix: ' – Riverfront staff',
      robots: 'noindex, nofollow',
      // Would draw pictures of admin screens for whoever asks.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      providers: ['/admin/editing/track-saves#TrackSaves'],
      graphics: { Logo: '/admin/logo#Logo', Icon: '/admin/icon#Icon' },
      beforeNavLinks: ['/admin/hiring/nav-link#ApplicantsLink'],
      beforeLogin: ['/admin/second-factor/continue#ContinueSignIn'],
      afterNavLinks: [
        '/admin/references/broken-links-nav#BrokenLinksNav',
        '/admin/status/status-nav#StatusNav',
      ],
      views: {
        dashboard: { Component: '/admin/dashboard/dashboard#Dashboard' },
        // Named as Payload names its own, which it replaces.
        forgot: {
          path: '/forgot',
          exact: true,
          Component: '/admin/sign-in/forgot-password#ForgotPasswordView',
          meta: { title: 'Forgot password' },
        },
        secondFactor: {
          path: '/second-factor',
          exact: true,
          Component: '/admin/second-factor/view#SecondFactorView',
          meta: { title: 'Second factor' },
        },
        brokenLinks: {
          Component: '/admin/references/broken-links-view#BrokenLinksView',
          path: '/broken-links',
          meta: { title: 'Broken links' },
        },
        status: {
          Component: '/admin/status/status-view#StatusView',
          path: '/status',
          meta: { title: 'Status' },
        },
        applicants: { Component: '/admin/hiring/board-view#BoardView', path: '/applicants' },
      },
    },
  },
});
