import { key, ok } from './common.ts';
import { token } from './fields.ts';
import { sendOtp, verifyOtp } from './verification.ts';
import { z } from './zod.ts';

/** A time zone of the IANA database, such as `Europe/Berlin`; no offset, whose sign PostgreSQL reads the other way round. */
export const timeZone = z.string().max(60).refine(isTimeZone, 'Choose a time zone.');

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** States of an application as its applicant sees them; the stages that staff see are finer. */
export const applicationStates = [
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

export const ownAppointment = z
  .object({
    id: z.string().max(300).meta({ description: 'UID of its invitation (RFC 5545)' }),
    title: z.string(),
    state: z.enum(['offered', 'booked']),
    startsAt: z.iso.datetime().nullable().meta({ description: 'Null until a time is chosen' }),
    times: z
      .array(z.iso.datetime())
      .meta({ description: 'What can be chosen, or moved to, and is not taken' }),
    minutes: z.number().int().positive(),
    timeZone,
    place: z.string().meta({ description: 'An address, or the link of a video call' }),
    until: z.iso.datetime().meta({ description: 'When the offer ends' }),
    fixed: z.string().nullable().meta({ description: 'Why it cannot be moved; null when it can' }),
  })
  .meta({ id: 'OwnAppointment' });
export type OwnAppointment = z.output<typeof ownAppointment>;

export const ownApplication = z
  .object({
    reference,
    jobTitle: z.string().nullable().meta({ description: 'Null for a general application' }),
    jobId: key.nullable().meta({ description: "Key of the job's page; null when there is none any more" }),
    appliedAt: z.iso.datetime(),
    state: z.enum(applicationStates),
    stateTitle: z.string().meta({ description: 'The state in a word or two' }),
    stateText: z.string().meta({ description: 'What the state means, in a sentence' }),
    changedAt: z.iso.datetime().nullable().meta({ description: 'Since when; null when it never changed' }),
    resume: z.object({ fileName: z.string(), size: z.number().int().min(0) }).nullable(),
    onHold: z.boolean().meta({
      description: 'A legal duty keeps the record as it is: neither erased nor given another file',
    }),
    talentPoolUntil: z.iso.datetime().nullable().meta({
      description: 'Until when it is kept for other roles; null when the applicant has not agreed to that',
    }),
    mayReplaceResume: z.boolean(),
    mayWithdraw: z.boolean(),
    appointments: z.array(ownAppointment),
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.output<typeof ownApplication>;

export const ownApplicationSendCode = sendOtp;

export const ownApplicationVerify = {
  body: verifyOtp.body,
  response: ok({
    message: z.string(),
    proof: proof.meta({ description: 'Opens what is kept under this address, and nothing else' }),
    validForSeconds: z.number().int().positive(),
  }),
};

export const ownApplicationList = {
  body: z.object({ proof }),
  response: ok({ applications: z.array(ownApplication) }),
};

export const ownApplicationWithdraw = {
  body: z.object({ proof, reference }),
  response: ok({ message: z.string(), application: ownApplication }),
};

export const ownApplicationTalentPool = {
  body: z.object({ proof, reference, join: z.boolean() }),
  response: ok({ message: z.string(), application: ownApplication }),
};

export const ownApplicationTalentPoolLink = {
  body: z.object({
    token: token.min(1).meta({ description: 'From the link in the email' }),
    answer: z.enum(['keep', 'erase']).optional().meta({ description: 'Without it nothing changes' }),
  }),
  response: ok({
    state: z.enum(['asked', 'kept', 'erased']),
    reference,
    jobTitle: z.string().nullable(),
    until: z.iso.datetime().nullable().meta({ description: 'When it is erased; null once it is' }),
  }),
};

export const ownApplicationChooseTime = {
  body: z.object({
    proof,
    reference,
    appointment: ownAppointment.shape.id,
    startsAt: z.iso.datetime().transform((at) => new Date(at).toISOString()),
    timeZone: timeZone.meta({ description: "The applicant's, for the emails about the appointment" }),
  }),
  response: ok({ message: z.string(), application: ownApplication }),
};

export const ownApplicationErase = {
  body: z.object({ proof, reference }),
  response: ok({
    message: z.string(),
    reference,
    erasedAt: z.iso.datetime().meta({ description: 'Kept with the number alone, as proof of the erasure' }),
  }),
};

export const ownApplicationReplaceResume = {
  /** Fields of a multipart form, followed by the file as `resume`. */
  body: z.object({ proof, reference }),
  response: ok({ message: z.string(), application: ownApplication }),
};

export const ownApplicationDownload = { body: z.object({ proof }) };
