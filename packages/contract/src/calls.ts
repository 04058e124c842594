import { ok } from './common.ts';
import { contactMessage } from './contact.ts';
import { token } from './fields.ts';
import { ownAppointment, timeZone } from './my-application.ts';
import { sendOtp, verifyOtp } from './verification.ts';
import { z } from './zod.ts';

const startsAt = z.iso
  .datetime('Please choose a time.')
  .transform((at) => new Date(at).toISOString())
  .describe('One of the times of /api/calls/times');
const zone = timeZone.describe("The visitor's, for the emails about the call");
const link = token.min(1).describe('From the link in an email about the call');

export const callTimes = {
  summary: 'Free times for a call, or the call of a signed link',
  body: z.object({
    token: token.describe('From the link in an email about a call; empty for the times of anybody'),
  }),
  response: ok({
    times: z
      .array(z.object({ startsAt: z.iso.datetime(), minutes: z.number().int().positive() }))
      .describe('What anybody can choose'),
    timeZone: timeZone.describe("The company's"),
    call: ownAppointment
      .omit({ id: true })
      .nullable()
      .describe('The call of the link; null without one, and once it is over or cancelled'),
  }),
};

export const callSendCode = { ...sendOtp, summary: 'Send the one-time code that a call is booked with' };

const proof = token.describe('From /api/calls/verify; books calls of this address and nothing else');

export const callVerify = {
  summary: 'Prove the email address of a call',
  body: verifyOtp.body.omit({ jobId: true }),
  response: ok({ message: z.string(), proof, validForSeconds: z.number().int().positive() }),
};

export const callBook = {
  summary: 'Book a call',
  body: contactMessage
    .pick({ name: true, email: true, phone: true, noticeVersion: true, submissionKey: true, website: true })
    .extend({ about: contactMessage.shape.message, proof, startsAt, timeZone: zone }),
  response: ok({ message: z.string(), token: link }),
};

export const callChange = {
  summary: 'Move or cancel the call of a signed link',
  body: z.object({
    token: link,
    timeZone: zone,
    startsAt: startsAt.optional().describe('Without it the call is cancelled'),
  }),
  response: ok({ message: z.string() }),
};
