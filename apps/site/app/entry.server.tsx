import { Writable } from 'node:stream';
import type { JsonCommandName } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, type EntryContext, ServerRouter } from 'react-router';

/** The API client of this process; the server fills it in for every request. */
export const apiContext = createContext<ApiClient>();

/**
 * Runs a command in the name of the visitor whose request is being answered, for forms that came without JavaScript.
 * Returns the status and the body of the API's answer.
 */
export type Send = (
  name: Exclude<JsonCommandName, 'applyWithoutResume'>,
  body: unknown,
) => Promise<{ status: number; body: unknown }>;
export const sendContext = createContext<Send>();

/** The draft that a page previews; null for published pages. */
export interface PreviewMark {
  /** Origin of the staff side, which may frame the page. */
  staffOrigin: string;
  /** Changes with every saving of the draft. */
  version: string;
  /** When the link expires, in ms since 1970. */
  until: number;
}
export const previewContext = createContext<PreviewMark | null>(null);

/** The site's public origin (`https://www.example.com`), or null to take it from the request. */
export const originContext = createContext<string | null>(null);

/**
 * Renders a document. It is sent whole and never in late pieces: `server/pages.ts` hashes its inline scripts, and a
 * visitor without JavaScript has to see all of it.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // Larger Suspense boundaries would otherwise be sent as their fallback plus a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html; charset=utf-8');
        // In one piece: a web stream of its many small ones took a tenth of a render.
        const pieces: Buffer[] = [];
        const document = new Writable({
          write(piece: Buffer, _encoding, done) {
            pieces.push(piece);
            done();
          },
        });
        document.on('finish', () => resolve(new Response(Buffer.concat(pieces), { status, headers })));
        pipe(document);
      },
      onShellError: reject,
      onError(error) {
        console.error(error);
      },
    });
  });
}

/** Logs errors of loaders and rendering, unless the visitor aborted the request. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
