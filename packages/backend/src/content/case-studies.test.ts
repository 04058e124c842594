import { expect, test } from 'vitest';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const editor = await staff.as('editor');

const [withheld, named] = await Promise.all(
  ['one-drum-in-14-minutes', 'a-review-pack-on-day-two'].map(async (key) => {
    const { docs } = await payload.find({ collection: 'cases', where: { key: { equals: key } }, depth: 0 });
    if (!docs[0]) throw new Error(`There is no case ${key}.`);
    return docs[0];
  }),
);

async function publish(id: number, json: object): Promise<string> {
  const answer = await editor(`/api/cases/${id}`, {
    method: 'PATCH',
    json: { ...json, _status: 'published' },
  });
  return answer.ok ? 'published' : JSON.stringify(await answer.json());
}

test('publishes a named client only with its permission and the day of it', async () => {
  const { id, internal } = named as NonNullable<typeof named>;
  const without = { internal: { ...internal, permittedBy: '', permittedOn: null } };
  expect(await publish(id, without)).toContain('A named client has to have permitted it.');
  const answer = await editor(`/api/cases/${id}?draft=true`, { method: 'PATCH', json: without });
  expect(answer.status).toBe(200);
  expect(await publish(id, { internal })).toBe('published');
});

test('publishes a withheld client only where its name appears nowhere', async () => {
  const { id, title, internal, quote } = withheld as NonNullable<typeof withheld>;
  expect(await publish(id, { internal: { names: [] } })).toContain('Write the client’s name here.');
  const names = { ...internal, names: ['Acme Dyes', 'ACD'] };
  for (const [change, place] of [
    [{ title: 'One drum at Acme-Dyes' }, 'the title'],
    [{ quote: { ...quote, speaker: 'Plant head, ACD' } }, 'quote'],
    [{ subtitle: 'How acmedyes traced a drum.' }, 'the summary'],
    [{ meta: { title: 'Acme Dyes' } }, 'the texts for search results'],
  ] as const) {
    expect(await publish(id, { title, internal: names, ...change })).toContain(place);
  }
  const before = await payload.findByID({ collection: 'cases', id, depth: 0 });
  const picture = await payload.findByID({ collection: 'media', id: before.image as number, depth: 0 });
  await payload.update({ collection: 'media', id: picture.id, data: { alt: 'Tanks of Acme Dyes' } });
  const whole = { title, quote, subtitle: before.subtitle, meta: { title: null }, internal: names };
  expect(await publish(id, whole)).toContain('the description of the picture');
  await payload.update({ collection: 'media', id: picture.id, data: { alt: picture.alt } });
  expect(await publish(id, whole)).toBe('published');
});

test('shows permission and name to editors alone, also in queries', async () => {
  const { id } = withheld as NonNullable<typeof withheld>;
  const read = await editor(`/api/cases/${id}`);
  expect(await read.json()).toMatchObject({ internal: { names: ['Acme Dyes', 'ACD'] } });
  const sales = await staff.as('sales');
  expect(await (await sales(`/api/cases/${id}`)).json()).not.toHaveProperty('internal');
  for (const query of ['where[internal.names][like]=Acme', 'sort=internal.note']) {
    const answer = await sales(`/api/cases?${query}`);
    expect(JSON.stringify(await answer.json())).not.toContain('Acme');
    if (query.startsWith('where')) expect(answer.status).not.toBe(200);
  }
  expect((await sales(`/api/cases/versions?where[parent][equals]=${id}`)).status).toBe(403);
});
