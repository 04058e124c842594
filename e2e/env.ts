const {
  CHROMIUM_PATH,
  E2E_SITE_URL,
  E2E_CMS_URL,
  E2E_STAFF_EMAIL,
  E2E_STAFF_PASSWORD,
  E2E_DATA_DIR,
  E2E_DATABASE_URL,
  E2E_MAIL_DIR,
  E2E_FULL,
  TEST_PARALLEL_INDEX,
} = process.env;

/**
 * Returns the email address that a worker signs in with. Each has its own: of two concurrent sign-ins of one
 * account, Payload stores only one session (3.90.1, auth/sessions.js).
 */
export function toAdministratorEmail(worker: number | string): string {
  return `administrator-${worker}@riverfront.example`;
}

/**
 * Settings of the tests. When E2E_SITE_URL and the others are set beforehand, the tests use that running stack;
 * otherwise the global setup starts one and sets them.
 */
export const env = Object.freeze({
  chromium: CHROMIUM_PATH || undefined,
  siteUrl: E2E_SITE_URL ?? '',
  cmsUrl: E2E_CMS_URL ?? '',
  staffEmail:
    TEST_PARALLEL_INDEX === undefined ? (E2E_STAFF_EMAIL ?? '') : toAdministratorEmail(TEST_PARALLEL_INDEX),
  staffPassword: E2E_STAFF_PASSWORD ?? '',
  /** Data folder of a stack that the global setup started: only its database may be stopped. */
  dataDir: E2E_DATA_DIR || undefined,
  /** Set with `dataDir` alone. */
  databaseUrl: E2E_DATABASE_URL || undefined,
  /** Folder of the sent emails: of the mail server of a started stack, or of the outbox of another one. */
  mailDir: E2E_MAIL_DIR ?? '',
  /** Whether the large matrices run too: `npm run test:full`. */
  isFull: Boolean(E2E_FULL),
  /** Environment for child processes. */
  inherited: { ...process.env },
});

/** Passes the variables of a started stack to the workers, which inherit this process's environment. */
export function passToWorkers(environment: Record<string, string>): void {
  Object.assign(process.env, environment);
}
