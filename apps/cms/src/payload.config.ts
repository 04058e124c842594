import { createConfig } from '@riverfront/backend/create-config';
import { createSendOnlyQueue } from '@riverfront/backend/queue/queue';
import { openBuckets } from '@riverfront/backend/storage/bucket';
import { createResumeStore } from '@riverfront/backend/storage/resume-store';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { logOptions } from '@riverfront/telemetry/log';
import { env } from '../env.ts';

const inS3 = bucketSettings(env);
const buckets = inS3 && openBuckets(inS3);

/** Declares a custom view with the title of its browser tab. */
const screen = (path: `/${string}`, title: string, Component: string) => ({
  path,
  Component,
  meta: { title },
});

/** The Payload configuration with what only the staff side needs. */
export default createConfig({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  mediaBucket: buckets?.media,
  cmsUrl: env.CMS_URL,
  requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
  staffSide: {
    queue: createSendOnlyQueue({ databaseUrl: env.DATABASE_URL }),
    resumes: createResumeStore({ dir: env.RESUMES_DIR, bucket: buckets?.resumes }),
    scans: Boolean(env.CLAMAV_ADDRESS),
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
      titleSuffix: ' – Staff side',
      robots: 'noindex, nofollow',
      // Payload would render images of admin screens for anybody.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', url: '/favicon.ico' }],
    },
    components: {
      providers: ['/admin/form/draft-key#EraseDrafts'],
      graphics: { Logo: '/admin/theme/brand#Logo', Icon: '/admin/theme/brand#Mark' },
      beforeNavLinks: ['/admin/dashboard/navigation#BeforeNavLinks'],
      afterNavLinks: ['/admin/dashboard/navigation#AfterNavLinks'],
      beforeLogin: [
        '/admin/accounts/sign-in/address#SignInAddress',
        '/admin/accounts/second-factor/view#ContinueSignIn',
      ],
      views: {
        dashboard: { Component: '/admin/dashboard/dashboard#Dashboard' },
        // Replaces Payload's own view of this name.
        forgot: {
          ...screen(
            '/forgot',
            'Forgot password',
            '/admin/accounts/sign-in/forgot-password#ForgotPasswordView',
          ),
          exact: true,
        },
        secondFactor: {
          ...screen('/second-factor', 'Second factor', '/admin/accounts/second-factor/view#SecondFactorView'),
          exact: true,
        },
        status: screen('/status', 'Status', '/admin/health/status-view#StatusView'),
        inbox: screen('/inbox', 'Inbox', '/admin/inbox/inbox-view#InboxView'),
        applicants: { Component: '/admin/recruiting/applications/board-view#BoardView', path: '/applicants' },
      },
    },
  },
});
