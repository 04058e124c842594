import { idleMs, resumeMaxBytes, resumeTypes } from '@riverfront/contract/application-limits';
import { ApiError, failureOf, isJson, isRejection } from '@riverfront/contract/client';
import type { SubmissionOptions } from './use-submission.ts';

/** What the browser has sent may wait in network buffers for minutes. */
const answerMs = 5 * 60_000;

const lineLost =
  'Your connection was lost or is too slow for this file. Nothing you entered is lost: please try again with a better connection or a smaller file.';

/**
 * Uploads a multipart form and returns the JSON body of the answer. Uses XMLHttpRequest, because `fetch` does
 * not report progress. A slow line goes on; one without progress ends.
 * @throws {ApiError} as the typed client does; status 0 without an answer and when aborted, 408 when the line was lost
 */
export function uploadForm(
  path: string,
  form: FormData,
  { onProgress, signal }: SubmissionOptions,
): Promise<object> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const begun = performance.now();
    let isPartial = false;
    const fail = () => reject(new ApiError(0, undefined));
    const failLine = () => reject(new ApiError(408, { success: false, message: lineLost }));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.timeout = idleMs;
    request.upload.onprogress = ({ loaded, total }) => {
      isPartial = loaded > 0 && loaded < total;
      // Counts from the beginning of the request.
      request.timeout = performance.now() - begun + (isPartial ? idleMs : answerMs);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      const isOurs = isJson(request.getResponseHeader('content-type'));
      try {
        resolve(parseAnswer(request.status, isOurs ? request.responseText : ''));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => (isPartial ? failLine() : fail());
    request.ontimeout = failLine;
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
  const failure = failureOf(body) ?? (status === 408 ? { success: false, message: lineLost } : undefined);
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

/** Value of the file field's `accept`. */
export const resumeAccept = resumeTypes.map((type) => `.${type}`).join(',');

/** The hint of the file field. */
export const resumeHint = `PDF, DOC, DOCX or TXT, at most ${formatFileSize(resumeMaxBytes)}.`;

/** Validates a chosen file by its size and type, as far as the browser knows it; the server looks inside. */
export function validateResume({
  name,
  size,
  type,
}: Pick<File, 'name' | 'size' | 'type'>): string | undefined {
  const isNamed = resumeTypes.some((known) => name.trim().toLowerCase().endsWith(`.${known}`));
  if (!isNamed && !/^$|pdf|word|text\/plain|octet-stream/.test(type))
    return 'Please choose a PDF, DOC, DOCX or TXT file.';
  if (size > resumeMaxBytes) {
    return `The file has ${formatFileSize(size)}. Please choose one of at most ${formatFileSize(resumeMaxBytes)}.`;
  }
  return size === 0 ? 'The file is empty. Please choose another one.' : undefined;
}

/** The error for a file that was saved again or deleted after it was chosen, which browsers do not send. */
export const fileChanged = 'The file has changed since you chose it. Please choose it again.';

/** Returns whether a chosen file can still be read. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Formats a size: `412 KB` or `1.4 MB`, as file managers count: 1 KB has 1,024 bytes. Never rounded down. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  const kilobytes = bytes / 1024;
  if (kilobytes <= 999) return `${Math.ceil(kilobytes)} KB`;
  return `${Math.ceil((kilobytes / 1024) * 10) / 10} MB`;
}
