import { randomBytes, randomUUID } from 'node:crypto';
import { createTokens } from '@riverfront/backend/limits/secret';
import { secret } from '../stack/stack.ts';

const tokens = createTokens(secret);

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

/** Creates a complete application with a verified email address, a solved captcha and a new submission key. */
export function createApplication(email: string, resume: Buffer): FormData {
  const form = new FormData();
  const values = {
    firstName: 'Asha',
    lastName: 'Patel',
    phoneNumber: '9876543210',
    email,
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
    emailToken: tokens.sign('email', { email }, 1_800),
    captcha: tokens.sign('captcha', { action: 'job_application', id: randomUUID() }, 1_800),
    submissionKey: randomUUID(),
  };
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('resume', new File([new Uint8Array(resume)], 'cv.txt'));
  return form;
}

/** Posts a form from a random address, so that no rate limit applies. */
export async function post(url: string, path: string, form: object, timeoutMs = 30_000) {
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
  const body = (await response.json()) as { reference?: string; message?: string };
  return { status: response.status, body };
}
