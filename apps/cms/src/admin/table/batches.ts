import { createId, type ShowProgress } from '../content/media/uploads.ts';

/** Most records of one request (`audit/list-limits.ts`). */
const batchSize = 100;

interface Page {
  docs: { id: number }[];
  totalDocs: number;
  hasNextPage: boolean;
}

interface Result {
  docs?: unknown[];
  errors?: { message: string }[];
  message?: string;
}

/** Wraps `fetch` so that bulk actions of lists on more than a hundred records are sent in parts, with progress and a way to stop. */
export function withBatches(send: typeof fetch, show: ShowProgress): typeof fetch {
  return async (input, init) => {
    const isBulk =
      /^(patch|delete)$/i.test(init?.method ?? '') &&
      /^[^?]*\/api\/[\w-]+\?.*\bwhere(\[|%5B)/i.test(String(input));
    if (!isBulk) return send(input, init);
    const url = new URL(String(input), location.href);
    const ids = await listIds(send, url);
    return ids && ids.length > batchSize ? sendInParts(send, url, init, ids, show) : send(input, init);
  };
}

/** Lists the records that a bulk action is about; undefined when that fails, or there are no more than a hundred. */
async function listIds(send: typeof fetch, url: URL): Promise<number[] | undefined> {
  const ids: number[] = [];
  const wanted = { depth: '0', limit: String(batchSize), sort: 'id', 'select[id]': 'true' };
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(wanted)) query.set(name, value);
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    query.set('page', String(page));
    const response = await send(`${url.pathname}?${query}`, { credentials: 'same-origin' });
    if (!response.ok) return undefined;
    const { docs, totalDocs, hasNextPage } = (await response.json()) as Page;
    if (totalDocs <= batchSize) return undefined;
    ids.push(...docs.map(({ id }) => id));
    hasMore = hasNextPage;
  }
  return ids;
}

async function sendInParts(
  send: typeof fetch,
  url: URL,
  init: RequestInit | undefined,
  ids: number[],
  show: ShowProgress,
): Promise<Response> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const id = createId();
  const name = `${ids.length.toLocaleString('en-GB')} records`;
  const docs: unknown[] = [];
  const errors: { message: string }[] = [];
  const query = new URLSearchParams(
    [...new URLSearchParams(url.search)].filter(([name]) => !/^(where|limit)/.test(name)),
  );
  let status = 200;
  try {
    for (let start = 0; start < ids.length && !isStopped && status < 400; start += batchSize) {
      show(id, { name, percent: Math.floor((100 * start) / ids.length), stop, button: 'Stop' });
      query.set('where[id][in]', ids.slice(start, start + batchSize).join());
      const response = await send(`${url.pathname}?${query}`, init);
      const result = (await response.json().catch(() => ({}))) as Result;
      status = response.status;
      docs.push(...(result.docs ?? []));
      errors.push(...(result.errors ?? []));
    }
  } finally {
    show(id, undefined);
  }
  const message = `${docs.length.toLocaleString('en-GB')} of ${ids.length.toLocaleString('en-GB')} were changed.`;
  if (isStopped) errors.push({ message: `Stopped: ${message}` });
  return Response.json({ docs, errors, message }, { status: docs.length > 0 ? 200 : status });
}
