// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../testing/render.ts';
import { sendStaff } from '../../requests/staff-api.ts';
import { NavigationLinks } from './links.tsx';

vi.mock('@payloadcms/ui', () => ({}));
vi.mock('next/navigation', () => ({ usePathname: () => '/admin/inbox' }));

test('counts follow a change that was made in this tab', async () => {
  let count = 3;
  const toGroups = () => [{ heading: 'Inbox', links: [{ label: 'Messages', path: '/inbox', count }] }];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/navigation' ? { groups: toGroups() } : {}),
  );
  const navigation = await render(<NavigationLinks groups={toGroups()} isFoldable={false} />);
  expect(navigation.textContent).toContain('Messages3 waiting');
  count = 2;
  await act(async () => void (await sendStaff('PATCH', '/api/messages/1')));
  expect(navigation.textContent).toContain('Messages2 waiting');
});
