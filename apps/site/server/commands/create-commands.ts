import type { Guard } from '@riverfront/content/heartbeat';
import {
  apply as applyContract,
  commandPaths,
  commands,
  type JsonCommandName,
  messages,
  ownApplicationDownload,
} from '@riverfront/contract';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { receiveApplication } from '../applications/receive-application.ts';
import { type ClientAddress, networkOf } from '../http/client-address.ts';
import { dataPolicy } from '../http/content-security-policy.ts';
import { download } from '../own-applications/download.ts';
import { ownerOf } from '../own-applications/own-deps.ts';
import { receiveResume } from '../own-applications/replace-resume.ts';
import { FormRefused } from '../resumes/form-refused.ts';
import { ResumeRefused } from '../resumes/resume-refused.ts';
import { type CommandDeps, createHandlers } from './handlers.ts';
import { applicationProblem, summaryOf } from './invalid.ts';
import { isAway } from './is-away.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';

/** What visitors read when what they sent cannot be stored. */
export const awayMessage =
  'We cannot take this at the moment. Nothing you typed is lost; please try again in a few minutes.';

/**
 * The part of the public API that takes what visitors send: every command of
 * the contract, each body checked, each failure as `{ success: false, message }`
 * with what the form needs to react. An answer that says yes is sent after the
 * commit.
 */
export function createCommands(options: {
  deps: CommandDeps;
  guard: Guard;
  clientAddress: ClientAddress;
  logger: Logger;
}): Hono {
  const { deps, guard, clientAddress, logger } = options;
  const api = new Hono();
  const handlers = createHandlers(deps);
  const network = (c: Context) => networkOf(clientAddress(c));
  const plain = async (c: Context, next: () => Promise<void>) => {
    await next();
    c.header('content-security-policy', dataPolicy);
    c.header('cache-control', 'no-store');
  };

  function register<N extends JsonCommandName>(name: N): void {
    const { [name]: handle } = handlers;
    const { [name]: command } = commands;
    api.post(command.path, plain, async (c) => {
      const body = await readJson(
        c.req.raw,
        command.body,
        name === 'applyWithoutResume' ? applicationProblem : summaryOf,
      );
      return c.json(
        await guard(() => handle(body as never, { network: network(c), isPlainForm: isPlainForm(c) })),
      );
    });
  }
  for (const name of Object.keys(handlers) as JsonCommandName[]) register(name);

  api.post(commandPaths.apply.replace('{jobId}', ':jobId'), plain, async (c) => {
    const params = applyContract.params.safeParse(c.req.param());
    if (!params.success) throw new Refusal(404, 'job-closed', 'This job is not on our site any more.');
    const from = { job: params.data.jobId, network: network(c) };
    const { reference } = await guard(() => receiveApplication(deps, c.req.raw, from));
    return c.json({ success: true, message: messages.applicationReceived, reference });
  });

  api.post(commandPaths.ownApplicationReplaceResume, plain, async (c) => {
    const application = await guard(() => receiveResume(deps, c.req.raw, network(c)));
    return c.json({ success: true, message: messages.ownResumeReplaced, application });
  });

  api.post(commandPaths.ownApplicationDownload, plain, async (c) => {
    const { proof } = await readJson(c.req.raw, ownApplicationDownload.body);
    return guard(async () => download(deps, await ownerOf(deps, proof, network(c))));
  });

  api.onError((error, c) => {
    const refusal = refusalOf(error);
    if (refusal) return answer(c, refusal);
    logger.error({ err: error, path: c.req.path }, 'A command failed');
    return c.json({ success: false, message: 'Something went wrong on our side. Please try again.' }, 500);
  });
  return api;
}

/** Set by the action of a page (`create-app.ts`); nothing in a request can say it. */
function isPlainForm(c: Context): boolean {
  return (c.env as { isPlainForm?: boolean } | undefined)?.isPlainForm === true;
}

/** What a visitor is told about an error, or undefined when the error is our own mistake. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof FormRefused) {
    const { status, field, message } = error;
    return new Refusal(status, field === 'resume' ? 'file-refused' : 'invalid', message, {
      ...(field && { errors: { [field]: message } }),
    });
  }
  if (error instanceof ResumeRefused)
    return new Refusal(400, 'file-refused', error.message, { errors: { resume: error.message } });
  return isAway(error) ? new Refusal(503, 'away', awayMessage, { retryAfterSeconds: 30 }) : undefined;
}

function answer(c: Context, { status, code, message, errors, retryAfterSeconds }: Refusal): Response {
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  return c.json({ success: false, message, code, errors, retryAfterSeconds }, status);
}
