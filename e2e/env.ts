const {
  CHROMIUM_PATH,
  E2E_SITE_URL,
  E2E_CMS_URL,
  E2E_STAFF_EMAIL,
  E2E_STAFF_PASSWORD,
  E2E_DATA_DIR,
  E2E_DATABASE_URL,
  E2E_MAIL_DIR,
  E2E_OUTBOX_TOKEN,
  TEST_PARALLEL_INDEX,
} = process.env;

/**
 * The account that a worker signs in with. Each has its own: when one account signs in twice at
 * the same moment, Payload keeps one of the two sessions (3.90.1, auth/sessions.js).
 */
export function toAdministratorEmail(worker: number | string): string {
  return `administrator-${worker}@riverfront.example`;
}

/**
 * Where the tests find things. With E2E_SITE_URL and the others set beforehand
 * they use a stack that runs already; the global set-up sets them otherwise.
 */
export const env = Object.freeze({
  chromium: CHROMIUM_PATH || undefined,
  siteUrl: E2E_SITE_URL ?? '',
  cmsUrl: E2E_CMS_URL ?? '',
  staffEmail:
    TEST_PARALLEL_INDEX === undefined ? (E2E_STAFF_EMAIL ?? '') : toAdministratorEmail(TEST_PARALLEL_INDEX),
  staffPassword: E2E_STAFF_PASSWORD ?? '',
  /** Set when the stack is ours: its database may be killed. */
  dataDir: E2E_DATA_DIR || undefined,
  /** Of our own stack as well. */
  databaseUrl: E2E_DATABASE_URL || undefined,
  /** Where our mail server keeps what it received; another stack's mails are in its outbox. */
  mailDir: E2E_MAIL_DIR || undefined,
  /** Opens that outbox: the token of the link that its start printed. */
  outboxToken: E2E_OUTBOX_TOKEN ?? '',
  /** What child processes inherit. */
  inherited: { ...process.env },
});

/** Hands the running stack over to the workers, which inherit this process's environment. */
export function passToWorkers(stack: {
  siteUrl: string;
  cmsUrl: string;
  staffEmail: string;
  staffPassword: string;
  dataDir: string;
  databaseUrl: string;
  mailDir: string;
}): void {
  process.env.E2E_SITE_URL = stack.siteUrl;
  process.env.E2E_CMS_URL = stack.cmsUrl;
  process.env.E2E_STAFF_EMAIL = stack.staffEmail;
  process.env.E2E_STAFF_PASSWORD = stack.staffPassword;
  process.env.E2E_DATA_DIR = stack.dataDir;
  process.env.E2E_DATABASE_URL = stack.databaseUrl;
  process.env.E2E_MAIL_DIR = stack.mailDir;
}
