import { key, ok } from './common.ts';
import { token } from './fields.ts';
import { sendOtp, verifyOtp } from './verification.ts';
import { z } from './zod.ts';

/** States of an application as its applicant sees them; the stages that staff see are finer. */
const applicationStates = [
  'received',
  'in-review',
  'interview',
  'offer',
  'hired',
  'not-selected',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Reference of an application (`generateReference`). */
const reference = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}-[0-9A-Z]{4,16}$/)
  .meta({ description: 'Number of the application', example: 'RA-7K3QX9TB' });

/** Token from /api/my-application/verify, which is not valid for applying, nor the other way round. */
const proof = token.min(1);

const portalApplication = z
  .object({
    reference,
    jobTitle: z.string().nullable().describe('Null for a general application'),
    jobId: key.nullable().describe("Key of the job's page; null when there is none any more"),
    appliedAt: z.iso.datetime(),
    state: z.enum(applicationStates),
    stateTitle: z.string().describe('The state in a word or two'),
    stateText: z.string().describe('What the state means, in a sentence'),
    changedAt: z.iso.datetime().nullable().describe('Since when; null when it never changed'),
    resume: z.object({ fileName: z.string(), size: z.number().int().min(0) }).nullable(),
    onHold: z
      .boolean()
      .describe('A legal duty keeps the record as it is: neither erased nor given another file'),
    mayReplaceResume: z.boolean(),
    mayWithdraw: z.boolean(),
  })
  .meta({ id: 'PortalApplication' });
export type PortalApplication = z.output<typeof portalApplication>;

export const portalSendCode = {
  ...sendOtp,
  summary: 'Send the one-time code that opens what is kept about an applicant',
};

export const portalVerify = {
  summary: 'Open what is kept about an applicant with the code',
  body: verifyOtp.body,
  response: ok({
    message: z.string(),
    proof: proof.describe('Opens what is kept under this address, and nothing else'),
    validForSeconds: z.number().int().positive(),
  }),
};

export const portalList = {
  summary: "An applicant's own applications, newest first",
  body: z.object({ proof }),
  response: ok({ applications: z.array(portalApplication) }),
};

export const portalWithdraw = {
  summary: 'Withdraw an application',
  body: z.object({ proof, reference }),
  response: ok({ message: z.string(), application: portalApplication }),
};

export const portalErase = {
  summary: 'Erase an application with everything that belongs to it',
  body: z.object({ proof, reference }),
  response: ok({
    message: z.string(),
    reference,
    erasedAt: z.iso.datetime().describe('Kept with the number alone, as proof of the erasure'),
  }),
};

export const portalReplaceResume = {
  summary: 'Replace the resume of an application, or send the one that is missing',
  encoding: 'multipart' as const,
  /** Fields of a multipart form, followed by the file as `resume`. */
  body: z.object({ proof, reference }),
  response: ok({ message: z.string(), application: portalApplication }),
};

export const portalDownload = {
  summary: 'Everything kept about an applicant as a zip file: JSON and the files',
  encoding: 'download' as const,
  body: z.object({ proof }),
};
