import type { Failure } from '@riverfront/contract';
import { failureOf } from '@riverfront/contract/client';
import { messages } from '@riverfront/contract/messages';
import { commandPaths } from '@riverfront/contract/paths';

/** What became of a sending. */
export type SendOutcome =
  | { kind: 'received'; reference: string }
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
    request.onload = () => resolve(outcomeOf(request.status, request.responseText));
    request.onerror = () => resolve(outcomeOf(0, ''));
    request.ontimeout = () => resolve(outcomeOf(0, ''));
    request.onabort = () => resolve({ kind: 'cancelled' });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/** Reads an answer; status 0 stands for none. */
export function outcomeOf(status: number, text: string): SendOutcome {
  const body = jsonOf(text);
  const said = failureOf(body);
  if (status < 200 || status > 299) {
    return { kind: 'failed', message: said?.message ?? messages.applicationFailed, failure: said };
  }
  const reference = referenceIn(body);
  if (reference !== undefined) return { kind: 'received', reference };
  return { kind: 'failed', message: said?.message ?? messages.applicationRefused };
}

function referenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('success' in body) || body.success !== true) return;
  return 'reference' in body ? String(body.reference) : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
