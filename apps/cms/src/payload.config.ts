import { createConfig } from '@riverfront/backend';
import {
  bucketSettings,
  createResumeStore,
  createSendOnlyQueue,
  openBuckets,
} from '@riverfront/backend/platform';
import { logOptions } from '@riverfront/telemetry/log';
import { env } from '../env.ts';

const inS3 = bucketSettings(env);
const buckets = inS3 && openBuckets(inS3);

/** The Payload configuration with what only the staff side needs. */
export default createConfig({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  previousSecret: env.PREVIOUS_PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  mediaBucket: buckets?.media,
  cmsUrl: env.CMS_URL,
  requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
  staffSide: {
    queue: createSendOnlyQueue({ databaseUrl: env.DATABASE_URL }),
    resumes: createResumeStore({ dir: env.RESUMES_DIR, bucket: buckets?.resumes }),
    siteUrl: new URL(env.SITE_URL).origin,
    cmsUrl: new URL(env.CMS_URL).origin,
    passesMessagesOn: Boolean(env.CRM_WEBHOOK_URL),
  },
  logger: { options: logOptions({ level: env.LOG_LEVEL }) },
  admin: {
    // Written by `npm run generate`; Next's development server would write wrong paths into it.
    importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    // The default requests an image of everybody who signs in from gravatar.com.
    avatar: 'default',
    meta: {
      titleSuffix: ' – Riverfront staff',
      robots: 'noindex, nofollow',
      // Payload would render images of admin screens for anybody.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    components: {
      providers: ['/admin/publishing/editing/trackers#TrackSaves'],
      graphics: { Logo: '/admin/brand#Logo', Icon: '/admin/brand#Icon' },
      beforeNavLinks: ['/admin/recruiting/applications/board-view#ApplicantsLink'],
      beforeLogin: ['/admin/staff/second-factor/view#ContinueSignIn'],
      afterNavLinks: [
        '/admin/publishing/references/broken-links#BrokenLinksNav',
        '/admin/platform/health/status-view#StatusNav',
      ],
      views: {
        dashboard: { Component: '/admin/staff/dashboard/dashboard#Dashboard' },
        // Replaces Payload's own view of this name.
        forgot: {
          path: '/forgot',
          exact: true,
          Component: '/admin/staff/sign-in/forgot-password#ForgotPasswordView',
          meta: { title: 'Forgot password' },
        },
        secondFactor: {
          path: '/second-factor',
          exact: true,
          Component: '/admin/staff/second-factor/view#SecondFactorView',
          meta: { title: 'Second factor' },
        },
        brokenLinks: {
          Component: '/admin/publishing/references/broken-links#BrokenLinksView',
          path: '/broken-links',
          meta: { title: 'Broken links' },
        },
        status: {
          Component: '/admin/platform/health/status-view#StatusView',
          path: '/status',
          meta: { title: 'Status' },
        },
        applicants: { Component: '/admin/recruiting/applications/board-view#BoardView', path: '/applicants' },
      },
    },
  },
});
