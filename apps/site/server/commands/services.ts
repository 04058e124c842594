import { closeOverdueJobs } from '@riverfront/content/jobs';
import { runDuePublications } from '@riverfront/content/publishing';
import { type Queue, startQueue } from '@riverfront/content/queue';
import { createResumeStore, type ResumeStore } from '@riverfront/content/resumes';
import type { Bucket } from '@riverfront/content/storage';
import { createTokens } from '@riverfront/content/tokens';
import type { MailTransport } from '@riverfront/mail';
import type { Logger } from 'pino';
import { scanResume } from '../applications/scan-resume.ts';
import { createCaptcha } from '../captcha/captcha.ts';
import type { HumanCheckProvider } from '../captcha/human-check.ts';
import type { Content } from '../content/connect.ts';
import { createLimits, type Limits } from '../limits/limits.ts';
import { deliverMail, markFailed } from '../mail/deliver.ts';
import { inspectResume } from '../resumes/inspect-resume.ts';
import { createScanner } from '../resumes/scanner.ts';
import { runRetention } from '../retention/run-retention.ts';
import { removeErased, sweep } from '../sweep/sweep.ts';
import { createVerification } from '../verification/verification.ts';
import { deliverWebhook, markDeliveryFailed } from '../webhook/deliver-webhook.ts';
import type { WebhookTarget } from '../webhook/webhook.ts';
import type { CommandDeps } from './handlers.ts';
import { singleFlight } from './single-flight.ts';

export interface ServiceOptions {
  content: Content;
  databaseUrl: string;
  secret: string;
  /** The secret before a rotation: mails that were waiting then can still be opened. */
  previousSecret?: string | undefined;
  resumesDir: string;
  /** Where mails are kept while no mail server is set. */
  outboxDir: string;
  /** Where résumés are kept, when that is not `resumesDir`. */
  resumesBucket?: Bucket | undefined;
  siteUrl: string;
  cmsUrl: string;
  transport: MailTransport;
  /** The sender of every mail, as the transport has it. */
  mailFrom: string;
  humanCheck: HumanCheckProvider;
  /** ClamAV: `host:port` or the path of a socket. */
  scannerAddress?: string | undefined;
  /** The customer system that messages are passed on to, if there is one. */
  webhook?: WebhookTarget | undefined;
  logger: Logger;
}

/** What commands are done with, and the background work that follows them. */
export interface Services {
  deps: CommandDeps;
  queue: Queue;
  stop(): Promise<void>;
}

/** Puts the services together and starts the queue; it comes up when the database is there. */
export function createServices(options: ServiceOptions): Services {
  const { content, secret, resumesDir, cmsUrl, transport } = options;
  const { payload } = content;
  const resumes = createResumeStore({ dir: resumesDir, bucket: options.resumesBucket });
  const scanner = options.scannerAddress ? createScanner({ address: options.scannerAddress }) : undefined;
  const queue = startWork({ ...options, resumes, scanner });
  const tokens = createTokens(secret);
  const limits = once(() => createLimits(payload(), secret));
  const captcha = createCaptcha({ payload, limits, tokens, provider: options.humanCheck });
  const verification = createVerification({ payload, queue, limits, tokens, secret });
  const deps: CommandDeps = {
    payload,
    queue,
    limits,
    captcha,
    verification,
    resumes,
    inspect: inspectResume,
    resumesDir,
    scans: scanner !== undefined,
    passesMessagesOn: options.webhook !== undefined,
    secret,
    cmsUrl,
    oneApplication: singleFlight(),
    oneMessage: singleFlight(),
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

interface Work extends ServiceOptions {
  resumes: ResumeStore;
  scanner: ReturnType<typeof createScanner> | undefined;
}

function startWork({
  content,
  databaseUrl,
  transport,
  mailFrom,
  secret,
  previousSecret,
  siteUrl,
  resumes,
  outboxDir,
  scanner,
  webhook,
  logger,
}: Work): Queue {
  const { payload, ready } = content;
  const secrets = [secret, ...(previousSecret ? [previousSecret] : [])];
  const queue = startQueue({
    databaseUrl,
    onError: (error) => logger.warn({ err: error }, 'The queue has trouble'),
    onJobFailed: (job, error) => logger.warn({ ...job, err: error }, 'A job failed; it is tried again'),
    workers: {
      async mail({ mail }, attempt) {
        await ready;
        await deliverMail({ payload, transport, mailFrom, secrets, siteUrl }, mail, attempt);
      },
      async 'mail-failed'({ mail }) {
        await ready;
        await markFailed(payload(), mail);
      },
      async 'resume-scan'({ application }) {
        await ready;
        await scanResume({ payload, resumes, scanner }, application);
      },
      async webhook({ delivery }, attempt) {
        await ready;
        await deliverWebhook({ payload, target: webhook }, delivery, attempt);
      },
      async 'webhook-failed'({ delivery }) {
        await ready;
        await markDeliveryFailed(payload(), delivery);
      },
      async sweep() {
        await ready;
        await sweep({ payload: payload(), resumes, outboxDir });
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
        await runRetention({ payload: payload(), queue, logger });
      },
    },
  });
  return queue;
}

function once(make: () => Limits): () => Limits {
  let made: Limits | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
