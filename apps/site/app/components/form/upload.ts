import { ApiError, failureOf, isJson, isRejection } from '@riverfront/contract/client';
import type { SubmissionOptions } from './use-submission.ts';

/** 5 MB in that time is 140 kbit/s, a slow mobile connection. */
const timeoutMs = 5 * 60_000;

/**
 * Uploads a multipart form and returns the JSON body of the answer. Uses XMLHttpRequest, because `fetch` does
 * not report progress.
 * @throws {ApiError} as the typed client does; status 0 without an answer, and when aborted
 */
export function uploadForm(
  path: string,
  form: FormData,
  { onProgress, signal }: SubmissionOptions,
): Promise<object> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new ApiError(0, undefined));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isOurs = isJson(request.getResponseHeader('content-type'));
      try {
        resolve(parseAnswer(request.status, isOurs ? request.responseText : ''));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

/**
 * Parses the body of an answer.
 * @throws {ApiError} for a status outside 200–299, `success: false`, and what is not the API's JSON
 */
export function parseAnswer(status: number, text: string): object {
  const body = parseJson(text);
  const failure = failureOf(body);
  if (status < 200 || status > 299) throw new ApiError(status, failure);
  if (typeof body !== 'object' || body === null || !('success' in body)) throw new ApiError(0, failure);
  if (isRejection(body)) throw new ApiError(status, failure);
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
