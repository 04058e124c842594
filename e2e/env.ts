const { CHROMIUM_PATH, E2E_FULL, E2E_STACKS, TEST_PARALLEL_INDEX } = process.env;

/** The variables by which tests find a stack. */
export interface StackVariables {
  E2E_SITE_URL?: string | undefined;
  E2E_CMS_URL?: string | undefined;
  E2E_STAFF_EMAIL?: string | undefined;
  E2E_STAFF_PASSWORD?: string | undefined;
  E2E_DATA_DIR?: string | undefined;
  E2E_DATABASE_URL?: string | undefined;
  E2E_MAIL_DIR?: string | undefined;
}

/** Those of the stacks that the global setup has started, one for each worker. */
const started: StackVariables[] = JSON.parse(E2E_STACKS ?? '[]');
const stack = started[Number(TEST_PARALLEL_INDEX ?? 0)] ?? (process.env as StackVariables);

/**
 * Settings of the tests. When E2E_SITE_URL and the others are set beforehand, the tests use that running stack;
 * otherwise the global setup starts one for each worker.
 */
export const env = Object.freeze({
  chromium: CHROMIUM_PATH || undefined,
  siteUrl: stack.E2E_SITE_URL ?? '',
  cmsUrl: stack.E2E_CMS_URL ?? '',
  staffEmail: stack.E2E_STAFF_EMAIL ?? '',
  staffPassword: stack.E2E_STAFF_PASSWORD ?? '',
  /** Data folder of a stack that the global setup started: only its database may be stopped. */
  dataDir: stack.E2E_DATA_DIR || undefined,
  /** Set with `dataDir` alone. */
  databaseUrl: stack.E2E_DATABASE_URL || undefined,
  /** Folder of the sent emails: of the mail server of a started stack, or of the outbox of another one. */
  mailDir: stack.E2E_MAIL_DIR ?? '',
  /** Whether the large matrices run too: `npm run test:full`. */
  isFull: Boolean(E2E_FULL),
  /** Environment for child processes. */
  inherited: { ...process.env },
});

/** Passes the started stacks to the workers, which inherit this process's environment. */
export function passToWorkers(stacks: StackVariables[]): void {
  process.env.E2E_STACKS = JSON.stringify(stacks);
}
