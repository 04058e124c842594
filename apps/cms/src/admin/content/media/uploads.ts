/** An upload under way, or one whose connection was lost. */
interface Upload {
  id: number;
  name: string;
  /** Per cent that was sent. */
  percent: number;
  isLost: boolean;
  /** Sends it again from the beginning. */
  retry: () => void;
  /** Ends it; the form and its file stay. */
  cancel: () => void;
  button?: string;
}

let uploads: readonly Upload[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

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

/** Returns the current uploads, oldest first; the same array until one changes. */
export const listUploads = (): readonly Upload[] => uploads;

/** Calls a listener after each change until the returned function is called. */
export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

/**
 * Wraps `fetch` so that files are sent by an `XMLHttpRequest`, which alone reports progress. A request whose connection
 * is lost stays open until it is retried or cancelled, so that no form loses its file.
 */
export function withUploadProgress(send: typeof fetch): typeof fetch {
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
    return upload(String(input), init, file.name);
  };
}

/**
 * Shows other work among the uploads, with a button that stops it.
 * @returns updates the per cent that is done; undefined when it has ended
 */
export function showProgress(name: string, stop: () => void): (percent: number | undefined) => void {
  lastId += 1;
  const entry = { id: lastId, name, isLost: false, retry: stop, cancel: stop, button: 'Stop' };
  return (percent) => {
    const others = uploads.filter(({ id }) => id !== entry.id);
    change(percent === undefined ? others : [...others, { ...entry, percent }]);
  };
}

function upload(
  url: string,
  { method = 'POST', headers, body }: RequestInit,
  name: string,
): Promise<Response> {
  lastId += 1;
  const id = lastId;
  const update = (more: Partial<Upload>) =>
    change(uploads.map((one) => (one.id === id ? { ...one, ...more } : one)));
  return new Promise((resolve) => {
    const settle = (response: Response) => {
      change(uploads.filter((one) => one.id !== id));
      resolve(response);
    };
    const start = () => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [header, value] of new Headers(headers)) request.setRequestHeader(header, value);
      request.upload.onprogress = ({ loaded, total }) =>
        update({ percent: Math.floor((100 * loaded) / total) });
      request.onload = () => {
        // Payload's forms read the body only where this header says that it is JSON.
        const type = { 'content-type': request.getResponseHeader('content-type') ?? 'text/plain' };
        settle(new Response(request.responseText, { status: request.status, headers: type }));
      };
      request.onerror = () => update({ isLost: true });
      const cancel = () => {
        request.abort();
        const errors = [{ message: `The upload of “${name}” was cancelled. Nothing was saved.` }];
        settle(Response.json({ errors }, { status: 400 }));
      };
      const others = uploads.filter((one) => one.id !== id);
      change([...others, { id, name, percent: 0, isLost: false, retry: start, cancel }]);
      request.send(body as FormData);
    };
    start();
  });
}
