import { execute } from '@riverfront/backend/database/transaction';
import type { Guard } from '@riverfront/backend/health/heartbeat';
import { countRejectedResume } from '@riverfront/backend/health/rejected-resumes';
import { ResumeError } from '@riverfront/backend/recruiting/resumes/inspect-resume';
import {
  apply as applyContract,
  commandPaths,
  commands,
  type JsonCommandName,
  messages,
  portalDownload,
} from '@riverfront/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { type ContactDeps, receiveMessage } from '../inbox/contact/receive-message.ts';
import { dataPolicy } from '../middleware/headers.ts';
import { resolveApplicant } from '../recruiting/applicant-portal/access.ts';
import { downloadApplicantData } from '../recruiting/applicant-portal/download-data.ts';
import { createApplicantPortalHandlers } from '../recruiting/applicant-portal/handlers.ts';
import { receiveReplacementResume } from '../recruiting/applicant-portal/replace-resume.ts';
import { findEarlierApplication } from '../recruiting/applications/check-application.ts';
import {
  type ApplyDeps,
  receiveApplication,
  receiveFilelessApplication,
} from '../recruiting/applications/receive-application.ts';
import type { CommandContext, CommandHandler } from './handler.ts';
import { HttpError, internalErrorMessage, isTemporarilyUnavailable } from './http-error.ts';
import { checkBody, readJson } from './validation.ts';

/** The message while submissions cannot be stored. */
export const notStoredMessage =
  'We cannot take this at the moment. Nothing you typed is lost; please try again in a few minutes.';

/** The answer of a command, as JSON, with the status of its response. */
export type CommandAnswer = { status: 200; body: SuccessBody } | Rejection;

type SuccessBody = { success: true };

interface Rejection {
  status: HttpError['status'] | 500;
  body: Pick<HttpError, 'message'> &
    Partial<Pick<HttpError, 'code' | 'errors' | 'retryAfterSeconds'>> & { success: false };
}

export interface Commands {
  /** The POST endpoints of the contract. Success is answered after the commit. */
  routes: Hono;
  /** Runs a command that a form without JavaScript sent. */
  run(name: HandledCommand, body: unknown, network: string): Promise<CommandAnswer>;
}

/** Creates the commands; each error is `{ success: false, message }` with what the form needs to react. */
export function createCommands(options: {
  deps: CommandDeps;
  guard: Guard;
  /** Returns the network that a request came from. */
  network: (c: Context) => string;
  logger: Logger;
}): Commands {
  const { deps, guard, network, logger } = options;
  const api = new Hono();
  const handlers = createHandlers(deps);
  const plain = async (c: Context, next: () => Promise<void>) => {
    await next();
    c.header('content-security-policy', dataPolicy);
    c.header('cache-control', 'no-store');
  };

  /** @param body checked */
  const runChecked = (name: HandledCommand, body: unknown, network: string) => {
    const handle: (body: never, context: CommandContext) => Promise<SuccessBody> = handlers[name];
    return guard(() => handle(body as never, { network }));
  };

  for (const name of Object.keys(handlers) as HandledCommand[])
    api.post(commandPaths[name], plain, async (c) => {
      const body = await readJson(c.req.raw, commands[name].body);
      return c.json(await runChecked(name, body, network(c)));
    });

  api.post(commandPaths.apply.replace('{jobId}', ':jobId'), plain, async (c) => {
    const params = applyContract.params.safeParse(c.req.param());
    if (!params.success) throw new HttpError(404, 'job-closed', 'This job is not on our site any more.');
    const from = { job: params.data.jobId, network: network(c) };
    const { reference } = await guard(() => receiveApplication(deps, c.req.raw, from));
    return c.json({ success: true, message: messages.applicationReceived, reference });
  });

  api.post(commandPaths.applyWithoutResume, plain, async (c) => {
    const { reference } = await guard(() => receiveFilelessApplication(deps, c.req.raw, network(c)));
    return c.json({ success: true, message: messages.applicationReceived, reference });
  });

  api.post(commandPaths.portalReplaceResume, plain, async (c) => {
    const application = await guard(() => receiveReplacementResume(deps, c.req.raw, network(c)));
    return c.json({ success: true, message: messages.ownResumeReplaced, application });
  });

  api.post(commandPaths.portalDownload, plain, async (c) => {
    const { proof } = await readJson(c.req.raw, portalDownload.body);
    return guard(async () => downloadApplicantData(deps, await resolveApplicant(deps, proof, network(c))));
  });

  /** Answers an error, and logs or counts what staff have to know of it. */
  async function toAnswer(error: unknown, path: string): Promise<Rejection> {
    const rejection = toHttpError(error);
    // A failing provider (captcha, identity) is reported nowhere else.
    if (rejection?.cause) logger.warn({ err: rejection.cause, path }, rejection.message);
    if (rejection?.code === 'file-refused') {
      const run = async () => countRejectedResume(execute(deps.payload()), toReason(error, rejection));
      await run().catch((err: unknown) => logger.warn({ err }, 'A rejected résumé was not counted'));
    }
    if (!rejection) {
      logger.error({ err: error, path }, 'A command failed');
      return { status: 500, body: { success: false, message: internalErrorMessage } };
    }
    const { status, code, message, errors, retryAfterSeconds } = rejection;
    return { status, body: { success: false, message, code, errors, retryAfterSeconds } };
  }

  api.onError(async (error, c) => {
    const { status, body } = await toAnswer(error, c.req.path);
    if (body.retryAfterSeconds !== undefined) c.header('retry-after', String(body.retryAfterSeconds));
    return c.json(body, status);
  });
  return {
    routes: api,
    async run(name, body, network) {
      try {
        const checked = checkBody(body, commands[name].body);
        return { status: 200, body: await runChecked(name, checked, network) };
      } catch (error) {
        return toAnswer(error, commandPaths[name]);
      }
    },
  };
}

/** Converts an expected error to the one that is answered; undefined for a bug. */
function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof ResumeError)
    return new HttpError(400, 'file-refused', error.message, { errors: { resume: error.message } });
  if (!isTemporarilyUnavailable(error)) return undefined;
  return new HttpError(503, 'away', notStoredMessage, { retryAfterSeconds: 30 });
}

/** Why a résumé was rejected, for staff. */
function toReason(error: unknown, { status }: HttpError): string {
  if (error instanceof ResumeError) return error.reason;
  return status === 413 ? 'Larger than allowed' : 'Empty, or several files';
}

export interface CommandDeps extends ApplyDeps, ContactDeps {}

export type HandledCommand = Exclude<JsonCommandName, 'applyWithoutResume'>;

/** Creates the handlers of the JSON commands whose body the contract alone checks; a missing one is a type error. */
function createHandlers(deps: CommandDeps): { [N in HandledCommand]: CommandHandler<N> } {
  const { verification, captcha } = deps;
  return {
    ...createApplicantPortalHandlers(deps),
    async contact(body, context) {
      const { reference } = await receiveMessage(deps, body, context);
      return { success: true, message: messages.contactReceived, reference };
    },
    async sendOtp({ email }, { network }) {
      const { requestId } = await verification.send(email, network);
      return {
        success: true,
        message: messages.codeSent,
        requestId,
        resendAfterSeconds: verification.resendSeconds,
        validForSeconds: verification.codeSeconds,
      };
    },
    async verifyOtp(body, { network }) {
      const emailToken = await verification.verify(body, network);
      const { email, jobId } = body;
      return {
        success: true,
        message: messages.emailVerified,
        emailToken,
        validForSeconds: verification.proofSeconds,
        earlierApplication: jobId ? await findEarlierApplication(deps.payload(), email, jobId) : undefined,
      };
    },
    async captchaChallenge({ action }, { network }) {
      return { success: true, task: await captcha.challenge(action, network) };
    },
    async captchaVerify({ action, answer }, { network }) {
      return {
        success: true,
        captcha: await captcha.verify(action, answer, network),
        validForSeconds: captcha.passSeconds,
      };
    },
  };
}
