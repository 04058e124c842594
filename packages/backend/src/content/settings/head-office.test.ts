import { afterAll, expect, test } from 'vitest';
import { down, up } from '../../../migrations/20261127_164105_head_office.ts';
import { openTestContent } from '../../../testing/open-content.ts';
import { execute, sql } from '../../database/transaction.ts';

const content = await openTestContent();
const { payload } = content;
const run = execute(payload);
afterAll(content.close);

/** Migrates from the version before. @param prepare changes what it had stored */
async function migrate(prepare: () => Promise<unknown>): Promise<void> {
  const migration = { db: { execute: run } } as never;
  await down(migration);
  await prepare();
  await up(migration);
}

/** Writes what the settings said before, in the settings and in all of their versions. */
async function write(label: string | null, address: string | null): Promise<void> {
  await run(sql`update settings set head_office_label = ${label}, head_office_address = ${address}`);
  await run(
    sql`update _settings_v set version_head_office_label = ${label}, version_head_office_address = ${address}`,
  );
}

const listOffices = async () =>
  (await payload.find({ collection: 'offices', sort: '_order', depth: 0 })).docs.map(({ name }) => name);
const readSettings = (depth: number) => payload.findGlobal({ slug: 'settings', depth });
const readSources = async () =>
  (await run(sql`select target, state from document_references where source = 'settings' and link is null`))
    .rows;

const before = await listOffices();
const [, delaware] = (await payload.find({ collection: 'offices', sort: '_order', depth: 0 })).docs;

test.each([
  ['address', 'Somewhere', ' suite 410,  27 KITE street\r\nWilmington, DE 19801\nUnited States\n'],
  ['name', 'united states OFFICE ', 'Another street\nWilmington\nUnited States'],
])('an office with the same %s becomes the head office', async (_, label, address) => {
  await payload.updateGlobal({ slug: 'settings', data: { tagline: `Of ${label}` }, draft: true });
  await migrate(() => write(label, address));
  expect((await readSettings(0)).headOffice).toBe(delaware?.id);
  expect(await listOffices()).toEqual(before);
  const { docs } = await payload.findGlobalVersions({ slug: 'settings', depth: 0 });
  expect(new Set(docs.map(({ version }) => version.headOffice))).toEqual(new Set([delaware?.id]));
  const target = `offices:${delaware?.id}`;
  expect(await readSources()).toEqual([
    { target, state: 'published' },
    { target, state: 'draft' },
  ]);
  await payload.updateGlobal({ slug: 'settings', data: { _status: 'published' } });
});

test('without such an office one is created, which can be edited like any other', async () => {
  await migrate(() => write('Zentrale', 'Hafenweg 12\n20457 Hamburg\nGermany'));
  const { headOffice } = await readSettings(1);
  if (typeof headOffice !== 'object') throw new Error('There is no head office.');
  expect(headOffice).toMatchObject({
    name: 'Zentrale',
    label: 'Hamburg',
    address: 'Hafenweg 12\n20457 Hamburg\nGermany',
    country: 'DE',
    phone: '+91 79 0000 0100',
    email: 'sales@riverfront.example',
    key: 'head-office',
    desktop: { top: 50, left: 50 },
    _status: 'published',
  });
  expect(await listOffices()).toEqual([...before, 'Zentrale']);
});

test.each([
  ['said nothing', () => write(null, ' ')],
  ['were never saved', () => run(sql`delete from settings`)],
])('settings that %s get no head office', async (_, prepare) => {
  const offices = await listOffices();
  await migrate(prepare);
  expect((await readSettings(0)).headOffice ?? null).toBeNull();
  expect(await listOffices()).toEqual(offices);
  expect(await readSources()).toEqual([]);
});
