import { ok } from './common.ts';
import { contactMessage } from './contact.ts';
import { token } from './fields.ts';
import { ownAppointment, timeZone } from './my-application.ts';
import { sendOtp, verifyOtp } from './verification.ts';
import { z } from './zod.ts';

const startsAt = z.iso
  .datetime('Please choose a time.')
  .transform((at) => new Date(at).toISOString())
  .meta({ description: 'One of the times of /api/calls/times' });
const zone = timeZone.meta({ description: "The visitor's, for the emails about the call" });
const link = token.min(1).meta({ description: 'From the link in an email about the call' });

export const callTimes = {
  body: z.object({
    token: token.meta({
      description: 'From the link in an email about a call; empty for the times of anybody',
    }),
  }),
  response: ok({
    times: z
      .array(z.object({ startsAt: z.iso.datetime(), minutes: z.number().int().positive() }))
      .meta({ description: 'What anybody can choose' }),
    timeZone: timeZone.meta({ description: "The company's" }),
    call: ownAppointment
      .omit({ id: true })
      .nullable()
      .meta({ description: 'The call of the link; null without one, and once it is over or cancelled' }),
  }),
};

export const callSendCode = sendOtp;

const proof = token.meta({
  description: 'From /api/calls/verify; books calls of this address and nothing else',
});

export const callVerify = {
  body: verifyOtp.body.omit({ jobId: true }),
  response: ok({ message: z.string(), proof, validForSeconds: z.number().int().positive() }),
};

export const callBook = {
  body: contactMessage
    .pick({ name: true, email: true, phone: true, noticeVersion: true, submissionKey: true, website: true })
    .extend({ about: contactMessage.shape.message, proof, startsAt, timeZone: zone }),
  response: ok({ message: z.string(), token: link }),
};

export const callChange = {
  body: z.object({
    token: link,
    timeZone: zone,
    startsAt: startsAt.optional().meta({ description: 'Without it the call is cancelled' }),
  }),
  response: ok({ message: z.string() }),
};
