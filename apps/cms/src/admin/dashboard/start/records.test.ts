import { expect, test } from 'vitest';
import { type FormField, toBody, toValues } from './records.ts';

const fields: FormField[] = [
  { path: 'footerText', label: 'Line in the footer', kind: 'rich' },
  { path: 'social.photo', label: 'Photo sharing' },
  { path: 'timeZone', label: 'Time zone', kind: 'choice' },
];
const link = { type: 'link', children: [{ type: 'text', text: 'GmbH' }] };
const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Nordlys ' }, link] };
const stored = {
  footerText: { root: { type: 'root', children: [paragraph] } },
  social: { photo: '/' },
  timeZone: 'Europe/Berlin',
};

test('edits the words of rich text, and leaves it as it is while they are the same', () => {
  const values = toValues(stored, fields);
  expect(values).toEqual({ footerText: 'Nordlys GmbH', 'social.photo': '/', timeZone: 'Europe/Berlin' });
  const rest = { social: { photo: '/' }, timeZone: 'Europe/Berlin' };
  expect(toBody(values, fields, stored)).toEqual(rest);
  const changed = toBody({ ...values, footerText: 'Nordlys AG' }, fields, stored);
  expect(changed).toMatchObject({ ...rest, footerText: { root: { children: [{ type: 'paragraph' }] } } });
  expect(toValues(changed, fields).footerText).toBe('Nordlys AG');
  expect(toBody({ ...values, footerText: ' ' }, fields, stored).footerText).toBeNull();
});
