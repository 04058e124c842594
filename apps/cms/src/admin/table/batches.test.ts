// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Progress } from '../content/media/uploads.ts';
import { withBatches } from './batches.ts';

let shown: Progress | undefined;

/** Answers as the API does for a list of so many records; calls back before each part. */
function createApi(total: number, onPart: () => void = () => {}) {
  const parts: string[] = [];
  const send = withBatches(
    async (input, init) => {
      const query = new URL(String(input), location.href).searchParams;
      if (init?.method) {
        onPart();
        const wanted = query.get('where[id][in]')?.split(',') ?? ['all'];
        parts.push(`${wanted.length} ${query.get('draft') ?? ''}`.trim());
        return Response.json({ docs: wanted.map((id) => ({ id })), errors: [] });
      }
      const page = Number(query.get('page'));
      const docs = Array.from({ length: Math.min(100, total - (page - 1) * 100) }, (_, id) => ({ id }));
      return Response.json({ docs, totalDocs: total, hasNextPage: page * 100 < total });
    },
    (_, progress) => {
      shown = progress;
    },
  );
  const change = async () => {
    const response = await send('/api/blogs?where[id][not_equals]=&draft=true', {
      method: 'PATCH',
      body: '{}',
    });
    return (await response.json()) as { docs: object[]; errors: { message: string }[] };
  };
  return { change, parts };
}

test('sends a change of more than a hundred records in parts, with progress', async () => {
  const percents: (number | undefined)[] = [];
  const { change, parts } = createApi(250, () => void percents.push(shown?.percent));
  expect((await change()).docs).toHaveLength(250);
  expect(parts).toEqual(['100 true', '100 true', '50 true']);
  expect(percents).toEqual([0, 40, 80]);
  expect(shown).toBeUndefined();
});

test('sends a change of a hundred as it is', async () => {
  const { change, parts } = createApi(100);
  await change();
  expect(parts).toEqual(['1 true']);
});

test('stops between two parts, and says how far it came', async () => {
  const { change, parts } = createApi(250, () => shown?.stop());
  expect((await change()).errors).toEqual([{ message: 'Stopped: 100 of 250 were changed.' }]);
  expect(parts).toEqual(['100 true']);
});
