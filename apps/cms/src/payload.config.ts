import { createConfig } from '@riverfront/content';
import { env } from '../env.ts';

/** The content configuration with what only the admin's screens need. */
export default createConfig({
  databaseUrl: env.DATABASE_URL,
  secret: env.PAYLOAD_SECRET,
  mediaDir: env.MEDIA_DIR,
  cmsUrl: env.CMS_URL,
  logger: { options: { level: env.LOG_LEVEL } },
  admin: {
    importMap: { baseDir: import.meta.dirname },
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
      graphics: { Logo: '/admin/logo#Logo', Icon: '/admin/icon#Icon' },
      beforeDashboard: ['/admin/welcome#Welcome'],
    },
  },
});
