import type { z } from 'zod';
import { apply, applyWithoutResume } from './applications.ts';
import { captchaChallenge, captchaVerify } from './captcha.ts';
import { contact } from './contact.ts';
import {
  ownApplicationDownload,
  ownApplicationErase,
  ownApplicationList,
  ownApplicationReplaceResume,
  ownApplicationSendCode,
  ownApplicationVerify,
  ownApplicationWithdraw,
} from './my-application.ts';
import { type CommandName, commandPaths } from './paths.ts';
import { sendOtp, verifyOtp } from './verification.ts';

/** A POST endpoint: its path and the schemas of what goes in and comes out. */
export interface Command {
  path: string;
  summary: string;
  params?: z.ZodObject;
  body: z.ZodType;
  /** `multipart` carries a file as well; `download` is JSON that is answered with a zip file. */
  encoding: 'json' | 'multipart' | 'download';
  response?: z.ZodObject;
}

/** Everything that visitors can send: the truth for server, client, tests and OpenAPI. */
export const commands = {
  contact: { path: commandPaths.contact, summary: 'Send a message to sales', encoding: 'json', ...contact },
  sendOtp: {
    path: commandPaths.sendOtp,
    summary: 'Send a one-time code to an e-mail address',
    encoding: 'json',
    ...sendOtp,
  },
  verifyOtp: {
    path: commandPaths.verifyOtp,
    summary: 'Prove an e-mail address with the code sent to it',
    encoding: 'json',
    ...verifyOtp,
  },
  captchaChallenge: {
    path: commandPaths.captchaChallenge,
    summary: 'Begin a human check',
    encoding: 'json',
    ...captchaChallenge,
  },
  captchaVerify: {
    path: commandPaths.captchaVerify,
    summary: 'Finish a human check',
    encoding: 'json',
    ...captchaVerify,
  },
  apply: { path: commandPaths.apply, summary: 'Apply for a job', encoding: 'multipart', ...apply },
  applyWithoutResume: {
    path: commandPaths.applyWithoutResume,
    summary: 'Apply without a resume file',
    encoding: 'json',
    ...applyWithoutResume,
  },
  ownApplicationSendCode: {
    path: commandPaths.ownApplicationSendCode,
    summary: 'Send the one-time code that opens what is kept about an applicant',
    encoding: 'json',
    ...ownApplicationSendCode,
  },
  ownApplicationVerify: {
    path: commandPaths.ownApplicationVerify,
    summary: 'Open what is kept about an applicant with the code',
    encoding: 'json',
    ...ownApplicationVerify,
  },
  ownApplicationList: {
    path: commandPaths.ownApplicationList,
    summary: "An applicant's own applications, newest first",
    encoding: 'json',
    ...ownApplicationList,
  },
  ownApplicationWithdraw: {
    path: commandPaths.ownApplicationWithdraw,
    summary: 'Withdraw an application',
    encoding: 'json',
    ...ownApplicationWithdraw,
  },
  ownApplicationErase: {
    path: commandPaths.ownApplicationErase,
    summary: 'Erase an application with everything that belongs to it',
    encoding: 'json',
    ...ownApplicationErase,
  },
  ownApplicationReplaceResume: {
    path: commandPaths.ownApplicationReplaceResume,
    summary: 'Replace the resume of an application, or send the one that is missing',
    encoding: 'multipart',
    ...ownApplicationReplaceResume,
  },
  ownApplicationDownload: {
    path: commandPaths.ownApplicationDownload,
    summary: 'Everything kept about an applicant as a zip file: JSON and the files',
    encoding: 'download',
    ...ownApplicationDownload,
  },
} satisfies Record<CommandName, Command>;

type Commands = typeof commands;

/** What a command takes, as it is written down. */
export type BodyOf<K extends CommandName> = z.input<Commands[K]['body']>;
/** What a command takes, checked. */
export type CheckedBodyOf<K extends CommandName> = z.output<Commands[K]['body']>;
/** What a command answers when it worked. */
export type AnswerOf<K extends CommandName> = Commands[K] extends { response: infer R extends z.ZodType }
  ? z.output<R>
  : never;
/** The commands that carry JSON, which the client can send. */
export type JsonCommandName = {
  [K in CommandName]: Commands[K]['encoding'] extends 'json' ? K : never;
}[CommandName];
