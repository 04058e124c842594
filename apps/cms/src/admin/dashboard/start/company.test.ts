import { expect, test, vi } from 'vitest';
import { type OpenRecord, toBody } from './company.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

const record: OpenRecord = {
  path: 'globals/settings',
  title: 'Company',
  doc: {
    companyName: 'Nordlys',
    foundedYear: 2016,
    phones: ['+49 40 1', '+49 40 2'],
    social: { photo: '/' },
  },
  hasDrafts: true,
};

function fill(values: Record<string, string>): FormData {
  const form = new FormData();
  const shown = {
    companyName: 'Nordlys',
    foundedYear: '2016',
    phones: '+49 40 1\r\n+49 40 2',
    'social.photo': '/',
  };
  for (const [path, value] of Object.entries({ ...shown, ...values }))
    form.set(`globals/settings ${path}`, value);
  return form;
}

test('sends nothing of a record that is unchanged', () => {
  expect(toBody(record, fill({}))).toBeUndefined();
});

test('sends numbers, lines and groups as they are stored', () => {
  const body = toBody(record, fill({ foundedYear: ' 2017 ', phones: '+49 40 1\r\n\r\n ' }));
  expect(body).toMatchObject({ companyName: 'Nordlys', foundedYear: 2017, phones: ['+49 40 1'] });
  expect(body?.social).toEqual({ network: '', shortPost: '', photo: '/' });
  expect(toBody(record, fill({ foundedYear: 'then' }))).toMatchObject({ foundedYear: 'then' });
});
