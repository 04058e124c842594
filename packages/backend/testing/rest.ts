import { handleEndpoints } from 'payload';
import type { TestContent } from './open-content.ts';

/** A request to Payload's REST API. */
export interface RestCall {
  /** For the `Authorization` header. */
  token?: string;
  /** The sign-in cookie, as a browser on the staff side sends it. */
  cookie?: string;
  body?: unknown;
  /** Sends `body` like Payload's forms: as JSON in the field `_payload` of a multipart body. */
  asForm?: boolean;
  headers?: Record<string, string>;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Payload's REST API in this process, with the staff side's handlers. */
export interface Rest {
  (method: string, path: string, call?: RestCall): Promise<RestAnswer>;
  /** Signs in and returns the token. */
  signIn(email: string, password: string): Promise<string>;
}

const origin = 'http://localhost:3001';

/** Opens the REST API of a Payload. */
export function openRest({ config, key }: Pick<TestContent, 'config' | 'key'>): Rest {
  const call = async (method: string, path: string, options: RestCall = {}): Promise<RestAnswer> => {
    const headers = new Headers(options.headers);
    if (options.token) headers.set('Authorization', `JWT ${options.token}`);
    if (options.cookie) {
      headers.set('Cookie', `payload-token=${options.cookie}`);
      if (!headers.has('Origin')) headers.set('Origin', origin);
    }
    const sent = options.body === undefined ? undefined : JSON.stringify(options.body);
    // `Request` sets the header of a form with its boundary.
    if (sent !== undefined && !options.asForm) headers.set('Content-Type', 'application/json');
    const request = new Request(`${origin}/api${path}`, {
      method,
      headers,
      ...(sent !== undefined && { body: options.asForm ? formOf(sent) : sent }),
    });
    const response = await handleEndpoints({ config, request, payloadInstanceCacheKey: key });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text },
    };
  };
  return Object.assign(call, {
    signIn: async (email: string, password: string) => {
      const { body } = await call('POST', '/users/login', { body: { email, password } });
      return String(body.token);
    },
  });
}

function formOf(values: string): FormData {
  const form = new FormData();
  form.set('_payload', values);
  return form;
}
