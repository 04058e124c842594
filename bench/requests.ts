import { randomBytes, randomUUID } from 'node:crypto';
import { screens, topicPaths } from '@riverfront/contract';
import { createApplicationValues, toFormData } from '../e2e/fixtures/application-api.ts';
import { createClientAddress } from '../e2e/fixtures/client-address.ts';
import { secret } from './stack.ts';

/** A request; with a body it posts. */
export interface Call {
  path: string;
  method?: 'PATCH';
  /** Sent as JSON when it is no form. */
  body?: object;
}

/** Key of an open job. */
export const job = 'sap-solution-architect-delaware';

/** Paths of pages of every kind. */
export const pagePaths = [
  ...Object.keys(screens),
  '/services/sap-managed-services',
  '/solutions/finance-close-and-gst',
  '/insights?page=2',
  '/blogs/clean-core-in-practice',
  '/careers?page=2',
  '/careers?department=Data+and+AI&mode=hybrid',
  '/careers?search=architect',
  `/careers/${job}`,
  `/careers/${job}/apply`,
  '/search?q=sap',
  ...topicPaths.slice(0, 1),
];

/** Creates a search that nobody has made before, so that its page is in no cache. */
export const createSearch = (): Call => ({ path: `/careers?search=${randomBytes(3).toString('hex')}` });

/** Creates a contact message with a new submission key. */
export function createMessage(email: string): Call & { body: object } {
  const body = {
    name: 'Asha Patel',
    phone: '+91 98765 43210',
    email,
    country: 'India',
    message: 'We run ECC 6.0 with two plants and would like to talk about S/4HANA.',
    submissionKey: randomUUID(),
    filledInMs: 30_000,
  };
  return { path: '/api/contactUs/add', body };
}

/** Creates a unique résumé. */
export const createResume = (): string =>
  `Asha Patel\nSAP consultant\n${randomBytes(40_000).toString('base64')}\n`;

/** Creates a complete application with a new submission key. */
export function createApplication(email: string, resume = createResume()): Call {
  const values = { ...createApplicationValues(email, secret), submissionKey: randomUUID() };
  return { path: `/api/jobs/${job}/apply`, body: toFormData(values, new File([resume], 'cv.txt')) };
}

/**
 * Sends a call from a network of its own, so that no rate limit applies, and reads the whole answer.
 * @param token session of a member of staff
 */
export async function send(base: string, { path, method, body }: Call, token?: string) {
  const isJson = body && !(body instanceof FormData);
  const response = await fetch(base + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    ...(body && { body: isJson ? JSON.stringify(body) : body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      ...createClientAddress(),
      ...(isJson && { 'content-type': 'application/json' }),
      // As a browser sends it to the staff side.
      ...(token && { cookie: `payload-token=${token}`, origin: base }),
    },
  });
  return { status: response.status, text: await response.text() };
}

/** Sends a call. @returns the text of the answer @throws {Error} unless it is a success, or says that a job is closed */
export async function ask(base: string, call: Call, token?: string): Promise<string> {
  const { status, text } = await send(base, call, token);
  if (status !== 200 && status !== 410) throw new Error(`${call.path}: ${status} ${text.slice(0, 200)}`);
  return text;
}

/** Signs in to the staff side. @returns the token of the session */
export async function signIn(account: object, cmsUrl: string): Promise<string> {
  return JSON.parse(await ask(cmsUrl, { path: '/api/users/login', body: account })).token;
}
