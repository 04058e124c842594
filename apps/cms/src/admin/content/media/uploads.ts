/** Work under way, or an upload whose connection was lost. */
export interface Progress {
  name: string;
  /** How much is done. */
  percent: number;
  /** Ends it; a form and its file stay. */
  stop: () => void;
  button: 'Cancel' | 'Stop';
  /** After the connection was lost: sends it again from the beginning. */
  retry?: (() => void) | undefined;
}

/** Shows work by its id; undefined when it has ended. */
export type ShowProgress = (id: number, progress: Progress | undefined) => void;

let lastId = 0;

/** Returns an id for work to show. */
export const createId = (): number => ++lastId;

let folder: number | undefined;

/** Finds the folder by which a list is filtered, in its query as text; both of Payload's notations occur. */
export function findFolder(query: string): number | undefined {
  return Number(/\bfolder\W+equals\W+(\d+)/.exec(query)?.[1]) || undefined;
}

/** The folder that is named by the address of the form for a new file. */
const folderOfForm = () =>
  location.pathname.endsWith('/create')
    ? Number(new URLSearchParams(location.search).get('folder')) || undefined
    : undefined;

/** Adds new files to a folder until the returned function is called. */
export function openUploadFolder(id: number | undefined): () => void {
  folder = id;
  return () => {
    folder = undefined;
  };
}

/**
 * Wraps `fetch` so that files are sent by an `XMLHttpRequest`, which alone reports progress. A request whose connection
 * is lost stays open until it is retried or cancelled, so that no form loses its file.
 */
export function withUploadProgress(send: typeof fetch, show: ShowProgress): typeof fetch {
  return (input, init) => {
    const { body } = init ?? {};
    // Payload's form of one file says “post”, that of several “POST”.
    const isNew = init?.method?.toUpperCase() === 'POST';
    const file = body instanceof FormData ? body.get('file') : undefined;
    if (!init || !(body instanceof FormData) || !(file instanceof File)) return send(input, init);
    const values = isNew ? JSON.parse(String(body.get('_payload'))) : {};
    const target = folder ?? folderOfForm();
    // Somebody may have chosen another one in the form.
    if (isNew && target !== undefined && !values.folder)
      body.set('_payload', JSON.stringify({ ...values, folder: target }));
    return upload(String(input), init, file.name, show);
  };
}

function upload(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  name: string,
  show: ShowProgress,
): Promise<Response> {
  const id = createId();
  return new Promise((resolve) => {
    const settle = (response: Response) => {
      show(id, undefined);
      resolve(response);
    };
    const start = () => {
      const request = new XMLHttpRequest();
      const stop = () => {
        request.abort();
        const errors = [{ message: `The upload of “${name}” was cancelled. Nothing was saved.` }];
        settle(Response.json({ errors }, { status: 400 }));
      };
      const shown: Progress = { name, percent: 0, stop, button: 'Cancel' };
      request.open(method, url);
      for (const [header, value] of new Headers(headers)) request.setRequestHeader(header, value);
      request.upload.onprogress = ({ loaded, total }) => {
        shown.percent = Math.floor((100 * loaded) / total);
        show(id, { ...shown });
      };
      request.onload = () => {
        // Payload's forms read the body only where this header says that it is JSON.
        const type = { 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' };
        settle(new Response(request.responseText, { status: request.status, headers: type }));
      };
      request.onerror = () => show(id, { ...shown, retry: start });
      show(id, { ...shown });
      request.send(body as FormData);
    };
    start();
  });
}
