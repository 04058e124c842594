import type { OwnApplication } from '@riverfront/contract';
import { isAnswer } from '@riverfront/contract/answers';
import { failureOf } from '@riverfront/contract/client';
import { commandPaths } from '@riverfront/contract/paths';
import { unreachable } from './attempt.ts';

/** What became of a file that was sent. */
export type FileOutcome =
  | { kind: 'received'; application: OwnApplication; message: string }
  | { kind: 'failed'; message: string; mustProve: boolean };

interface Sending {
  reference: string;
  proof: string;
  file: File;
  /** From 0 to 1, of what has left this computer. */
  onProgress: (share: number) => void;
}

/** 5 MB in that time is 140 kbit/s, a slow mobile connection. */
const longestSendingMs = 5 * 60_000;

/** Sends another résumé. Never throws; by XMLHttpRequest, because `fetch` does not tell how far it is. */
export function sendResume({ reference, proof, file, onProgress }: Sending): Promise<FileOutcome> {
  const form = new FormData();
  form.append('proof', proof);
  form.append('reference', reference);
  form.append('resume', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = () => resolve({ kind: 'failed', message: unreachable, mustProve: false });
    request.open('POST', commandPaths.ownApplicationReplaceResume);
    request.responseType = 'json';
    request.timeout = longestSendingMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(outcomeOf(request.status, request.response));
    request.onerror = failed;
    request.ontimeout = failed;
    request.send(form);
  });
}

function outcomeOf(status: number, body: unknown): FileOutcome {
  if (status === 200 && isAnswer('ownApplicationReplaceResume', body))
    return { kind: 'received', application: body.application, message: body.message };
  const said = failureOf(body);
  return {
    kind: 'failed',
    message: said?.message ?? unreachable,
    mustProve: said?.code === 'email-unverified',
  };
}
