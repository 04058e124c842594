// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LinkField } from './link-field.tsx';

vi.mock('@payloadcms/ui', () => {
  const nothing = () => null;
  return {
    Button: nothing,
    FieldDescription: nothing,
    FieldError: nothing,
    FieldLabel: nothing,
    useConfig: () => ({ config: { routes: { admin: '/admin', api: '/api' } } }),
    useField: () => ({ value: 'pages:12', setValue: () => {}, showError: false }),
  };
});

const target = { link: 'pages:12', title: 'Contact', kind: 'Page', address: '/contact', isPublished: true };

test.each([
  ['the title of the page', () => Response.json({ targets: [target] }), 'Contact'],
  ['that a page was deleted', () => Response.json({ targets: [] }), 'A page that was deleted'],
  ['that the look-up failed', () => new Response('', { status: 503 }), /could not be loaded/],
])('shows %s, and before that that it is loading', async (_, answer, expected) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const props = { field: { name: 'link', label: 'Link' }, path: 'link' } as ComponentProps<typeof LinkField>;
  const field = await render(<LinkField {...props} />);
  const title = () => field.querySelector('a')?.textContent;
  expect(title()).toBe('Loading…');
  await act(async () => new Promise((done) => setTimeout(done, 5)));
  await act(async () => resolve(answer()));
  await vi.waitFor(() => expect(title()).toMatch(expected));
});
