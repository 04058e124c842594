import { getPayload, handleEndpoints } from 'payload';
import type { TestContent } from './open-content.ts';

/** One call of Payload's REST API. */
export interface RestCall {
  /** For the `Authorization` header. */
  token?: string;
  /** The sign-in cookie, as a browser on the staff side sends it. */
  cookie?: string;
  body?: unknown;
  /** Sends `body` as Payload's own forms do: as JSON in the field `_payload` of a multipart body. */
  asForm?: boolean;
  headers?: Record<string, string>;
}

export interface RestAnswer {
  status: number;
  headers: Headers;
  // What comes back has a different shape for each path.
  body: Record<string, unknown>;
}

/** Payload's REST API inside the process: the same handlers that the staff side serves. */
export interface Rest {
  (method: string, path: string, call?: RestCall): Promise<RestAnswer>;
  /** The token of an account. */
  signIn(email: string, password: string): Promise<string>;
  close(): Promise<void>;
}

const origin = 'http://localhost:3001';

/** Opens it on the database of a test. */
export function openRest({ config }: TestContent): Rest {
  const key = `rest-${Math.random()}`;
  const call = async (method: string, path: string, options: RestCall = {}): Promise<RestAnswer> => {
    const headers = new Headers(options.headers);
    if (options.token) headers.set('Authorization', `JWT ${options.token}`);
    if (options.cookie) {
      headers.set('Cookie', `payload-token=${options.cookie}`);
      if (!headers.has('Origin')) headers.set('Origin', origin);
    }
    const sent = options.body === undefined ? undefined : JSON.stringify(options.body);
    // A form's boundary is put into the header by `Request`.
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
    close: async () => (await getPayload({ config, key })).destroy(),
  });
}

function formOf(values: string): FormData {
  const form = new FormData();
  form.set('_payload', values);
  return form;
}
