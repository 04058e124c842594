// @vitest-environment jsdom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { click, render } from '../../testing/render.ts';
import { PostButton } from './post-button.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));
const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.stubGlobal('fetch', async () => Response.json({ message: 'Done.' }));

/** An entry whose button is gone once the screen was shown anew. */
function Entry() {
  const [isDone, setDone] = useState(false);
  refresh.mockImplementation(() => setDone(true));
  return (
    <section className="staff-entry" tabIndex={-1}>
      {isDone ? null : <PostButton label="Sign out" path="/api/somewhere" />}
      <button type="button">Another</button>
    </section>
  );
}

test.each([
  { focused: 'Sign out', after: 'SECTION' },
  { focused: 'Another', after: 'BUTTON' },
])('a button that its request removed gives the focus to its entry: $focused', async ({ focused, after }) => {
  const screen = await render(<Entry />);
  [...screen.querySelectorAll('button')].find(({ textContent }) => textContent === focused)?.focus();
  await click(screen, 'Sign out');
  expect(screen.textContent).toBe('Another');
  expect(document.activeElement?.tagName).toBe(after);
});
