import { isMailbox } from '@riverfront/mail';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Audience, Receiver } from './audiences.ts';
import { fillIn, LetterProblem } from './placeholders.ts';

/** Most receivers of one letter: their mails are one transaction, which keeps others waiting on the embedded database. */
export const receiversMax = 100;

/** A letter to be written to several people, its places not filled in yet. */
export const letter = z.object({
  ids: z
    .array(z.number().int().positive())
    .min(1, 'Choose at least one receiver.')
    .max(receiversMax, `Choose at most ${receiversMax} receivers at once.`)
    .transform((ids) => [...new Set(ids)]),
  subject: z
    .string()
    .trim()
    .min(1, 'Give the mail a subject.')
    .max(150, 'Use at most 150 characters as subject.'),
  body: z.string().trim().min(1, 'Write the letter first.').max(10_000, 'Use at most 10,000 characters.'),
});
export type Letter = z.output<typeof letter>;

/** A letter as one person gets it, or why it cannot be written. */
export interface FilledLetter {
  receiver: Receiver;
  subject: string;
  body: string;
  problem: string | null;
}

/** Fills a letter in for each receiver that the user may write to. */
export async function fillLetters(
  req: PayloadRequest,
  audience: Audience,
  { ids, subject, body }: Letter,
): Promise<FilledLetter[]> {
  const receivers = await audience.receivers(req, ids);
  return receivers.map((receiver) => {
    try {
      if (!isMailbox(receiver.email)) throw new LetterProblem('There is no address to write to.');
      return {
        receiver,
        subject: fillIn(subject, receiver.values),
        body: fillIn(body, receiver.values),
        problem: null,
      };
    } catch (error) {
      if (!(error instanceof LetterProblem)) throw error;
      return { receiver, subject, body, problem: error.message };
    }
  });
}
