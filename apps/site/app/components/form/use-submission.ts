import { isApiError } from '@riverfront/contract/api-error';
import { useRef, useState } from 'react';

/** Options of a form's request. */
export interface SubmissionOptions {
  signal: AbortSignal;
  /** Takes the share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a form, one request at a time. */
export function useSubmission() {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();

  /** @returns the answer or the error; undefined for a request that was cancelled, or made during another */
  async function submit<T>(
    send: (options: SubmissionOptions) => Promise<T>,
  ): Promise<{ answer: T; error?: undefined } | { answer?: undefined; error: unknown } | undefined> {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      return { answer: await send({ signal: controller.signal, onProgress: setProgress }) };
    } catch (error) {
      return controller.signal.aborted ? undefined : { error };
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return {
    submit,
    cancel: () => running.current?.abort(),
    /** Share that has been sent, from 0 to 1, while a request is under way. */
    progress,
    isSending: progress !== undefined,
  };
}

/** Describes why a call failed: in the server's words, else that there was no answer. */
export function describeFailure(error: unknown): string {
  const message = isApiError(error) ? error.failure?.message : undefined;
  return message ?? 'The server did not answer. Nothing is lost; please try again in a moment.';
}

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only in secure contexts, and an office may
 * reach the site over plain http.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 and variant 8 of 8 to b: 120 random bits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
