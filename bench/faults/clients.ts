import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { job } from '../calls.ts';
import { createApplication, createMessage, createResume, post } from '../traffic/forms.ts';

/** A form that was sent, and whether it was acknowledged. */
export interface Submission {
  email: string;
  /** SHA-256 of the file; an application has one, a message none. */
  sha256: string | undefined;
  reference?: string;
  tries: number;
  /** Number of 429s, which come early when a try is killed after it was counted. */
  limited: number;
  /** Answers that were neither success nor a clear “try again later”. */
  unclear: string[];
}

/**
 * Starts clients that send messages and applications alternately and retry each until it is acknowledged.
 * @param name prefix of their email addresses, different for each call
 */
export function startClients(siteUrl: string, count: number, name = 'a') {
  const submissions: Submission[] = [];
  let stopping = false;

  async function client(number: number): Promise<void> {
    for (let round = 0; !stopping; round += 1) {
      const email = `${name}.c${number}.t${round}@mail.example`;
      const file = round % 2 === 0 ? undefined : createResume();
      const path = file ? `/api/jobs/${job}/apply` : '/api/contactUs/add';
      const form = file ? createApplication(email, file) : createMessage(email);
      const sha256 = file && hash('sha256', file);
      const submission: Submission = { email, sha256, tries: 0, limited: 0, unclear: [] };
      submissions.push(submission);
      // Two minutes are longer than any injected outage.
      const end = Date.now() + 120_000;
      // After a 429 a visitor gives up.
      while (!submission.reference && submission.limited === 0 && Date.now() < end) {
        submission.tries += 1;
        const answer = await post(siteUrl, path, form).catch(() => undefined); // no answer: the process died
        if (answer) record(submission, answer);
        if (!submission.reference) await pause(100 + Math.random() * 200);
      }
    }
  }

  const running = Array.from({ length: count }, (_, number) => client(number));
  return {
    submissions,
    /** Lets each client finish its submission. */
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(running);
    },
  };
}

function record(submission: Submission, { status, body }: Awaited<ReturnType<typeof post>>): void {
  if (status === 200 && body.reference) submission.reference = body.reference;
  else if (status === 429 && body.message) submission.limited += 1;
  else if (status !== 503) submission.unclear.push(`${status} ${body.message}`);
}
