// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { click, render, type } from '../../testing/render.ts';
import { FilterForm } from './filter-form.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
const push = vi.fn();
vi.mock('next/navigation', () => ({
  usePathname: () => '/audit',
  useRouter: () => ({ push }),
  useSearchParams: () => new URLSearchParams(),
}));

test('“Show all” empties what was chosen without “Show”, and keeps the focus', async () => {
  const screen = await render(<FilterForm kinds={['Page']} actions={[]} />);
  const kind = () => screen.querySelector('select');
  await type(kind(), 'Page');
  expect(kind()?.value).toBe('Page');
  const button = [...screen.querySelectorAll('button')].find((one) => one.textContent === 'Show all');
  button?.focus();
  await click(screen, 'Show all');
  expect([kind()?.value, document.activeElement, push.mock.lastCall]).toEqual(['', button, ['/audit']]);
});
