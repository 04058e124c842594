import type { Failure } from '@riverfront/contract';
import { failureOf, isJson } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { commandPaths } from '@riverfront/contract/paths';

/** What became of a sending. */
export type SendOutcome =
  /** The specification (section 7) promises no reference. */
  | { kind: 'received'; reference: string | undefined }
  /** `message` is what the visitor reads (specification, section 8). */
  | { kind: 'failed'; message: string; failure?: Failure }
  | { kind: 'cancelled' };

interface Sending {
  job: string;
  form: FormData;
  /** From 0 to 1, of what has left this computer. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** 5 MB in that time is 140 kbit/s, a slow mobile connection. */
const longestSendingMs = 5 * 60_000;

/** Sends an application. Never throws; by XMLHttpRequest, because `fetch` does not tell how far it is. */
export function sendApplication({ job, form, onProgress, signal }: Sending): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', commandPaths.apply.replace('{jobId}', encodeURIComponent(job)));
    request.setRequestHeader('accept', 'application/json');
    request.timeout = longestSendingMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isOurs = isJson(request.getResponseHeader('content-type'));
      resolve(outcomeOf(request.status, isOurs ? request.responseText : ''));
    };
    request.onerror = () => resolve(outcomeOf(0, ''));
    request.ontimeout = () => resolve(outcomeOf(0, ''));
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Reads an answer; status 0 stands for none, and an empty text for one that is not JSON. */
export function outcomeOf(status: number, text: string): SendOutcome {
  const body = jsonOf(text);
  const said = failureOf(body);
  const isReply =
    status >= 200 && status <= 299 && typeof body === 'object' && body !== null && 'success' in body;
  if (!isReply)
    return { kind: 'failed', message: said?.message ?? messages.applicationFailed, failure: said };
  if (body.success === true) return { kind: 'received', reference: referenceIn(body) };
  return { kind: 'failed', message: said?.message ?? messages.applicationRefused, failure: said };
}

function referenceIn(body: object): string | undefined {
  return 'reference' in body && typeof body.reference === 'string' ? body.reference : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
