import type { z } from 'zod';
import { apply, applyWithoutResume } from './applications.ts';
import * as calls from './calls.ts';
import { checkMail } from './check-mail.ts';
import { contact } from './contact.ts';
import * as own from './my-application.ts';
import type { CommandName } from './paths.ts';
import { captchaChallenge, captchaVerify, sendOtp, verifyOtp } from './verification.ts';

/** The schemas of a POST endpoint. */
export interface Command {
  summary: string;
  params?: z.ZodObject;
  body: z.ZodType;
  /** `multipart` has a file too; `download` is JSON that is answered with a zip file. */
  encoding: 'json' | 'multipart' | 'download';
  response?: z.ZodObject;
}

/** All POST endpoints: the single source for server, client, tests and OpenAPI. */
export const commands = {
  contact: { summary: 'Send a message to sales', encoding: 'json', ...contact },
  checkMail: { summary: 'Whether an email came from the company', encoding: 'json', ...checkMail },
  sendOtp: { summary: 'Send a one-time code to an email address', encoding: 'json', ...sendOtp },
  verifyOtp: { summary: 'Prove an email address with the code sent to it', encoding: 'json', ...verifyOtp },
  captchaChallenge: { summary: 'Begin a human check', encoding: 'json', ...captchaChallenge },
  captchaVerify: { summary: 'Finish a human check', encoding: 'json', ...captchaVerify },
  apply: { summary: 'Apply for a job', encoding: 'multipart', ...apply },
  applyWithoutResume: { summary: 'Apply without a resume file', encoding: 'json', ...applyWithoutResume },
  callTimes: {
    summary: 'Free times for a call, or the call of a signed link',
    encoding: 'json',
    ...calls.callTimes,
  },
  callSendCode: {
    summary: 'Send the one-time code that a call is booked with',
    encoding: 'json',
    ...calls.callSendCode,
  },
  callVerify: { summary: 'Prove the email address of a call', encoding: 'json', ...calls.callVerify },
  callBook: { summary: 'Book a call', encoding: 'json', ...calls.callBook },
  callChange: { summary: 'Move or cancel the call of a signed link', encoding: 'json', ...calls.callChange },
  ownApplicationSendCode: {
    summary: 'Send the one-time code that opens what is kept about an applicant',
    encoding: 'json',
    ...own.ownApplicationSendCode,
  },
  ownApplicationVerify: {
    summary: 'Open what is kept about an applicant with the code',
    encoding: 'json',
    ...own.ownApplicationVerify,
  },
  ownApplicationList: {
    summary: "An applicant's own applications, newest first",
    encoding: 'json',
    ...own.ownApplicationList,
  },
  ownApplicationWithdraw: {
    summary: 'Withdraw an application',
    encoding: 'json',
    ...own.ownApplicationWithdraw,
  },
  ownApplicationChooseTime: {
    summary: 'Choose a time of an appointment, or move it to another',
    encoding: 'json',
    ...own.ownApplicationChooseTime,
  },
  ownApplicationErase: {
    summary: 'Erase an application with everything that belongs to it',
    encoding: 'json',
    ...own.ownApplicationErase,
  },
  ownApplicationTalentPool: {
    summary: 'Agree to the talent pool for an application, or take the consent back',
    encoding: 'json',
    ...own.ownApplicationTalentPool,
  },
  ownApplicationTalentPoolLink: {
    summary: 'Keep or erase an application by the link in an email, or read what the link is about',
    encoding: 'json',
    ...own.ownApplicationTalentPoolLink,
  },
  ownApplicationReplaceResume: {
    summary: 'Replace the resume of an application, or send the one that is missing',
    encoding: 'multipart',
    ...own.ownApplicationReplaceResume,
  },
  ownApplicationDownload: {
    summary: 'Everything kept about an applicant as a zip file: JSON and the files',
    encoding: 'download',
    ...own.ownApplicationDownload,
  },
} satisfies Record<CommandName, Command>;

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
  [K in CommandName]: Commands[K]['encoding'] extends 'json' ? K : never;
}[CommandName];
