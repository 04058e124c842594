import { createTokens } from '@riverfront/backend/limits/secret';
import { deleteDue } from '@riverfront/backend/privacy/retention/delete-due';
import { runDuePublications } from '@riverfront/backend/publishing/schedule/run-due-publications';
import { eraseTrash } from '@riverfront/backend/publishing/trash';
import { attemptDelivery, markDeliveryFailed } from '@riverfront/backend/queue/deliveries/attempt';
import { type Queue, startQueue } from '@riverfront/backend/queue/queue';
import { closeOverdueJobs } from '@riverfront/backend/recruiting/jobs/availability';
import { inspectResume } from '@riverfront/backend/recruiting/resumes/inspect-resume';
import type { FileStore } from '@riverfront/backend/storage/file-store';
import { createResumeStore, type ResumeStore } from '@riverfront/backend/storage/resume-store';
import type { EmailTransport } from '@riverfront/mail';
import type { Logger } from 'pino';
import type { CommandDeps } from './api/create-commands.ts';
import { createSingleFlight } from './api/idempotency.ts';
import type { Content } from './database/connect.ts';
import { type CrmTarget, postToCrm } from './inbox/contact/post-to-crm.ts';
import { createEmailHandler } from './inbox/email/email-delivery.ts';
import { type CaptchaProvider, createCaptcha } from './limits/captcha/captcha.ts';
import { createLimits } from './limits/limits.ts';
import { createVerification } from './recruiting/email-verification/verification.ts';
import { createScanner, scanResume } from './recruiting/resumes/scanner.ts';
import { cleanUp, removeErased, removeOrphans } from './storage/clean-up.ts';

interface ServiceOptions {
  content: Content;
  databaseUrl: string;
  secret: string;
  /** The secret before a rotation, which still decrypts emails that were waiting then. */
  previousSecret?: string | undefined;
  resumesDir: string;
  /** Folder of emails while no mail server is set. */
  outboxDir: string;
  /** Images and videos. */
  media: FileStore;
  /** Storage of résumés instead of `resumesDir`. */
  resumesBucket?: FileStore | undefined;
  siteUrl: string;
  cmsUrl: string;
  transport: EmailTransport;
  /** The sender of every email, as the transport has it. */
  mailFrom: string;
  captchaProvider: CaptchaProvider;
  /** ClamAV: `host:port` or the path of a socket. */
  scannerAddress?: string | undefined;
  /** Customer system that messages are posted to. */
  crm?: CrmTarget | undefined;
  /** Seconds between two looks for tasks, if not the queue's own. */
  pollingSeconds?: number | undefined;
  logger: Logger;
}

/** Dependencies of commands, and the background queue. */
export interface Services {
  deps: CommandDeps;
  queue: Queue;
  stop(): Promise<void>;
}

/** Creates the services and starts the queue, which connects when the database is available. */
export function createServices(options: ServiceOptions): Services {
  const { content, secret, resumesDir, cmsUrl, transport } = options;
  const { payload } = content;
  const resumes = createResumeStore({ dir: resumesDir, bucket: options.resumesBucket });
  const queue = startWorkers(options, resumes);
  const tokens = createTokens(secret);
  const limits = createLimits(payload, secret);
  const captcha = createCaptcha({ payload, limits, tokens, provider: options.captchaProvider });
  const verification = createVerification({ payload, queue, limits, tokens, secret });
  const deps: CommandDeps = {
    ...{ payload, queue, limits, captcha, verification, resumes, resumesDir, secret, cmsUrl },
    inspect: inspectResume,
    scans: options.scannerAddress !== undefined,
    passesMessagesOn: options.crm !== undefined,
    oneApplication: createSingleFlight(),
    oneMessage: createSingleFlight(),
  };
  return {
    deps,
    queue,
    async stop() {
      await queue.stop();
      await transport.close();
    },
  };
}

function startWorkers(options: ServiceOptions, resumes: ResumeStore): Queue {
  const { content, transport, mailFrom, secret, previousSecret, siteUrl, outboxDir, logger } = options;
  const { payload, ready } = content;
  const scanner = options.scannerAddress ? createScanner({ address: options.scannerAddress }) : undefined;
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const emails = createEmailHandler({ payload, transport, mailFrom, secrets, siteUrl });
  const queue = startQueue({
    databaseUrl: options.databaseUrl,
    pollingSeconds: options.pollingSeconds,
    onError: (error) => logger.warn({ err: error }, 'The queue reports an error'),
    onTaskFailed: (task, error) => logger.warn({ ...task, err: error }, 'A task failed; it will be retried'),
    workers: {
      async mail({ mail }, attempt) {
        await ready;
        await attemptDelivery(payload(), emails, mail, attempt);
      },
      async 'mail-failed'({ mail }) {
        await ready;
        await markDeliveryFailed(payload(), emails.onRecorded, mail);
      },
      async 'resume-scan'({ application }) {
        await ready;
        await scanResume({ payload, resumes, scanner }, application);
      },
      async crm({ message }) {
        await ready;
        await postToCrm(payload(), options.crm, message);
      },
      async 'clean-up'() {
        await ready;
        await cleanUp({ payload: payload(), resumes }, queue);
      },
      async erasure({ files }) {
        await ready;
        await removeErased({ payload: payload(), resumes, outboxDir }, files);
      },
      async publications() {
        await ready;
        await runDuePublications(payload());
      },
      async 'close-jobs'() {
        await ready;
        await closeOverdueJobs(payload());
      },
      async retention() {
        await ready;
        const deleted = await deleteDue({ payload: payload(), queue });
        queue.wake('erasure');
        const trash = await eraseTrash(payload());
        logger.info({ deleted: { ...deleted, trash } }, 'Deleted what is due');
        await removeOrphans({ payload: payload(), media: options.media, resumes, outboxDir });
      },
    },
  });
  return queue;
}
