import { pathOf } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

const site = await openTestApp();

const read = async (path: string) => (await site.app.request(path)).text();

test.each([
  ['blogs', 'clean-core-in-practice', '/blogs/', pathOf('blogDetails', { id: 'clean-core-in-practice' })],
  ['services', 'odoo-erp', '/services/', pathOf('serviceDetails', { id: 'odoo-erp' })],
  [
    'jobs',
    'sap-ewm-consultant-ahmedabad',
    '/careers/',
    pathOf('jobDetails', { id: 'sap-ewm-consultant-ahmedabad' }),
  ],
] as const)(
  'what is trashed of %s is on no screen, in no list and not found',
  async (collection, key, folder, detail) => {
    const { payload } = site.content;
    const where = { key: { equals: key } };
    const everywhere = async () => {
      await site.refresh();
      const search = await read(pathOf('search', {}, { q: key.replaceAll('-', ' '), limit: '50' }));
      return [
        (await site.app.request(detail)).status === 200,
        (await read('/sitemap.xml')).includes(`${folder}${key}<`),
        search.includes(`"${folder}${key}"`),
      ];
    };
    expect(await everywhere()).toEqual([true, true, true]);
    await payload.update({ collection, where, data: { deletedAt: new Date().toISOString() } });
    expect(await everywhere()).toEqual([false, false, false]);
    await payload.update({ collection, where, trash: true, data: { deletedAt: null, _status: 'published' } });
    expect(await everywhere()).toEqual([true, true, true]);
  },
);
