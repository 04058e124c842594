import type { z } from 'zod';
import { apply, applyWithoutResume } from './applications.ts';
import { contact } from './contact.ts';
import * as own from './my-application.ts';
import { type CommandName, commandPaths } from './paths.ts';
import { captchaChallenge, captchaVerify, sendOtp, verifyOtp } from './verification.ts';

/** The schemas of a POST endpoint. */
export interface Command {
  summary: string;
  params?: z.ZodObject;
  body: z.ZodType;
  /** JSON by default; `multipart` has a file too, and `download` is JSON that is answered with a zip file. */
  encoding?: 'multipart' | 'download';
  response?: z.ZodObject;
}

const schemas = {
  contact,
  ...{ sendOtp, verifyOtp, captchaChallenge, captchaVerify },
  ...{ apply, applyWithoutResume },
  ...own,
};

/** All POST endpoints: the single source for server, client, tests and OpenAPI. A path without a schema is a type error. */
export const commands = Object.fromEntries(
  Object.keys(commandPaths).map((name) => [name, schemas[name as CommandName]]),
) as Pick<typeof schemas, CommandName> satisfies Record<CommandName, Command>;

type Commands = typeof commands;

/** The body of a command before validation. */
export type BodyOf<K extends CommandName> = z.input<Commands[K]['body']>;
/** The validated body of a command. */
export type CheckedBodyOf<K extends CommandName> = z.output<Commands[K]['body']>;
/** The answer of a command that succeeded. */
export type AnswerOf<K extends CommandName> = Commands[K] extends { response: infer R extends z.ZodType }
  ? z.output<R>
  : never;
/** Commands with a JSON body, which the client can send. */
export type JsonCommandName = {
  [K in CommandName]: Commands[K] extends { encoding: string } ? never : K;
}[CommandName];
