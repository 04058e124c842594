import { randomBytes, randomUUID } from 'node:crypto';
import { createTokens } from '@riverfront/backend/platform';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { secret } from '../stack/stack.ts';

const tokens = createTokens(secret);
export const action = 'job_application';

/** Signs the token of a solved captcha. */
export const signCaptcha = (): string => tokens.sign('captcha', { action, id: randomUUID() }, 1_800);

/** Creates a contact message with a new submission key. */
export function createMessage(email: string) {
  return {
    name: 'Asha Patel',
    phone: '+91 98765 43210',
    email,
    country: 'India',
    message: 'We run ECC 6.0 with two plants and would like to talk about S/4HANA.',
    submissionKey: randomUUID(),
    filledInMs: 30_000,
  };
}

/** Creates a unique résumé. */
export const createResume = (): Buffer =>
  Buffer.from(`Asha Patel\nSAP consultant\n${randomBytes(40_000).toString('base64')}\n`);

/** Creates a complete application with a verified email address. */
export function createApplication(
  resume: Buffer,
  proofs: { email: string; captcha: string; submissionKey: string },
): FormData {
  const form = new FormData();
  const values = {
    firstName: 'Asha',
    lastName: 'Patel',
    phoneNumber: '9876543210',
    gender: 'female',
    country: '{"id":101,"name":"India"}',
    state: '{"id":4030,"name":"Gujarat"}',
    city: 'Ahmedabad',
    current_location: 'Ahmedabad',
    relocate: 'yes',
    total_experience: '7',
    relevent_experience: '4',
    curr_salary: '1200000',
    expected_salary: '1500000',
    emailToken: tokens.sign('email', { email: proofs.email }, 1_800),
    ...proofs,
  };
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('resume', new File([new Uint8Array(resume)], 'cv.txt'));
  return form;
}

/** Fields of the answers that measurements read. */
interface Answer {
  status: number;
  body: { reference?: string; message?: string; captcha?: string; task?: { challenge: Challenge } };
}

/** Posts a form from a random address, so that no rate limit applies. */
export async function post(url: string, path: string, form: object, timeoutMs = 30_000): Promise<Answer> {
  const isFormData = form instanceof FormData;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      ...(!isFormData && { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.${randomBytes(3).join('.')}`,
    },
    body: isFormData ? form : JSON.stringify(form),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Solves a captcha challenge. @returns the body for `/api/captcha/verify` */
export async function solveCaptcha(url: string): Promise<{ action: string; answer: string }> {
  const { status, body } = await post(url, '/api/captcha/challenge', { action });
  if (!body.task) throw new Error(`The challenge was answered with ${status}.`);
  const { challenge } = body.task;
  const solution = await solveChallenge({ challenge, deriveKey });
  return { action, answer: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** Fetches the key of an open job. */
export async function fetchJobKey(url: string): Promise<string> {
  const response = await fetch(`${url}/api/jobs?page=1&limit=1&status=active`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  const [first] = data;
  if (!first) throw new Error('The sample company has open jobs.');
  return first._id;
}
