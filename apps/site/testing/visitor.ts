import { randomUUID } from 'node:crypto';
import { createTokens } from '@riverfront/backend/limits/secret';
import type { Application, Message } from '@riverfront/backend/payload-types';
import { makePdf } from '@riverfront/backend/recruiting/resumes/testing/pdf';
import type { BodyOf, CaptchaAction } from '@riverfront/contract';
import { listOutbox, readOutbox } from '@riverfront/mail';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, vi } from 'vitest';
import type { MultipartPart } from './multipart.ts';
import { newAddress, postMultipart, type TestSender } from './open-app.ts';

/** Finds an open job in India, where the form asks for all that is specified. */
export async function findOpenJob({ content }: TestSender): Promise<{ id: number; key: string }> {
  const where = { availability: { equals: 'active' }, country: { equals: 'IN' } };
  const { docs } = await content.payload.find({ collection: 'jobs', where, limit: 1 });
  return { id: docs[0]?.id ?? 0, key: docs[0]?.key ?? '' };
}

/** Finds the applications in which a field has a value. */
export async function findApplications(
  { content }: TestSender,
  field: 'email' | 'reference',
  value: string,
): Promise<Application[]> {
  const where = { [field]: { equals: value } };
  return (await content.payload.find({ collection: 'applications', where, depth: 0 })).docs;
}

/** Finds the messages from an address. */
export async function findMessages({ content }: TestSender, email: string): Promise<Message[]> {
  const where = { email: { equals: email } };
  return (await content.payload.find({ collection: 'messages', where, depth: 0 })).docs;
}

/**
 * Signs what applicants get for the code from their email and for the captcha, with the secret of the installation, so
 * that no email has to be awaited.
 */
export function signTokens({ content }: TestSender, email: string) {
  const tokens = createTokens(content.options.secret);
  const action = { action: 'job_application', id: randomUUID() };
  return { emailToken: tokens.sign('email', { email }, 600), captcha: tokens.sign('captcha', action, 600) };
}

/** Creates an applicant whose email address is verified and who has passed the captcha, and what they send. */
export function prepareApplicant(sender: TestSender) {
  const email = newEmail();
  const fields = { ...someApplication(email), ...signTokens(sender, email) };
  return { ...visitor(sender), email, fields };
}

/** Applies for a job, and opens the applicant portal. */
export async function createApplicant(sender: TestSender, job: string, fields: Record<string, string> = {}) {
  const { payload, options } = sender.content;
  const { apply, post, mailsTo, email, fields: prepared } = prepareApplicant(sender);
  const response = await apply(job, { ...prepared, ...fields });
  const { reference, ...answer } = (await response.json()) as { reference: string };
  const proof = createTokens(options.secret).sign('applicant-portal', { email }, 600);
  const find = async () => (await findApplications(sender, 'reference', reference))[0];
  return {
    ...{ email, reference, answer, proof, find, mailsTo },
    /** Changes the application as staff or the site do. @returns its id */
    async update(data: Partial<Application>) {
      const id = (await find())?.id ?? 0;
      await payload.update({ collection: 'applications', id, data, depth: 0 });
      return id;
    },
    call: (path: string, body: object = {}) =>
      post(`/api/my-application/${path}`, { proof, reference, ...body }),
  };
}

const waitFor = <T>(read: () => Promise<T>) => vi.waitFor(read, { timeout: 20_000, interval: 200 });

/** Creates a visitor whose methods send the requests of a browser to the app. */
export function visitor(sender: TestSender, address: string = newAddress()) {
  const { app, outboxDir } = sender;
  const post = (path: string, body: unknown) => sender.post(path, body, address);

  /** Waits for a number of emails to an address; returns them newest first. */
  async function mailsTo(to: string, count: number) {
    return waitFor(async () => {
      const entries = (await listOutbox(outboxDir, 500)).filter((entry) => entry.to === to);
      expect(entries.length).toBeGreaterThanOrEqual(count);
      return Promise.all(entries.map(async ({ id }) => readOutbox(outboxDir, id)));
    });
  }

  /** Waits for an email to an address with these words in its subject or text. */
  async function mailWith(to: string, words: string) {
    return waitFor(async () => {
      const mails = await mailsTo(to, 1);
      const found = mails.find((mail) => `${mail?.subject}\n${mail?.text}`.includes(words));
      expect(found).toBeDefined();
      return found;
    });
  }

  /**
   * Requests a code and reads it from the email.
   * @param count how many codes this address has received then
   */
  async function receiveCode(email: string, count = 1) {
    const sent = await post('/api/send-otp', { email });
    const { requestId } = (await sent.json()) as { requestId: string };
    return waitFor(async () => {
      const mails = await mailsTo(email, count);
      // A line of its own: the postal code below every email has six digits too.
      const codes = mails.flatMap((mail) => /^\s*(\d{6})\s*$/m.exec(mail?.text ?? '')?.[1] ?? []);
      expect(codes.length).toBeGreaterThanOrEqual(count);
      return { requestId, code: codes[0] ?? '' };
    });
  }

  async function verifyEmail(email: string): Promise<string> {
    const { requestId, code } = await receiveCode(email);
    const response = await post('/api/verify-otp', { email, otp: code, requestId });
    return ((await response.json()) as { emailToken: string }).emailToken;
  }

  /** Solves a challenge; returns the answer for `/api/captcha/verify`. */
  async function solve(action: CaptchaAction): Promise<string> {
    const response = await post('/api/captcha/challenge', { action });
    const { task } = (await response.json()) as { task: { challenge: Challenge } };
    const solution = await solveChallenge({ challenge: task.challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge: task.challenge, solution })).toString('base64');
  }

  async function pass(action: CaptchaAction): Promise<string> {
    const response = await post('/api/captcha/verify', { action, answer: await solve(action) });
    return ((await response.json()) as { captcha: string }).captcha;
  }

  /** Sends an application as a multipart form. @param file.after how many fields come before it; all when left out */
  async function apply(
    job: string,
    fields: Record<string, string>,
    file: { name: string; bytes: Buffer; after?: number } | null = { name: 'cv.pdf', bytes: makePdf() },
  ): Promise<Response> {
    const parts: MultipartPart[] = Object.entries(fields).map(([name, value]) => ({ name, value }));
    const resume = file ? [{ name: 'resume', value: file.bytes, fileName: file.name }] : [];
    const all = parts.toSpliced(file?.after ?? parts.length, 0, ...resume);
    return postMultipart(app, `/api/jobs/${job}/apply`, all, address);
  }

  return { post, mailsTo, mailWith, receiveCode, verifyEmail, solve, pass, apply };
}

/** Returns an email address that no other test uses. */
export const newEmail = () => `asha.${randomUUID().slice(0, 8)}@mail.example`;

/** Creates a valid contact message. */
export function someMessage(): BodyOf<'contact'> {
  return {
    name: 'Asha Patel',
    phone: '+91 98765 43210',
    email: newEmail(),
    organization: 'Patel Textiles',
    country: 'India',
    message: 'We run ECC 6.0 with two plants and would like to talk about S/4HANA.',
    submissionKey: randomUUID(),
    filledInMs: 40_000,
  };
}

/** Creates the fields of a valid application, without email token and captcha. */
export function someApplication(email: string): Record<string, string> {
  return {
    firstName: 'Asha',
    lastName: 'Patel',
    phoneNumber: '98765 43210',
    email,
    gender: 'female',
    country: JSON.stringify({ id: 101, name: 'India' }),
    state: JSON.stringify({ id: 4030, name: 'Gujarat' }),
    city: 'Ahmedabad',
    current_location: 'Ahmedabad',
    relocate: 'maybe',
    total_experience: '7',
    relevent_experience: '4.5',
    curr_salary: '1200000',
    expected_salary: '1500000',
    noticeVersion: '1',
    submissionKey: randomUUID(),
  };
}

/** Expects the status of an answer and what its body contains. */
export async function expectAnswer(
  answer: Response | Promise<Response>,
  status: number,
  body: object,
): Promise<void> {
  const response = await answer;
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(body);
}
