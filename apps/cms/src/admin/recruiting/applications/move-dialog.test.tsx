// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { findDialog, render } from '../../../testing/render.ts';
import { describeUndoable, MoveDialog } from './move-dialog.tsx';

vi.mock('next/navigation', () => ({ usePathname: () => '/admin' }));
vi.mock('@payloadcms/ui', () => import('../../../testing/payload-ui.tsx'));

test('a move says who has read of the rejection in an email', async () => {
  const asha = { id: 1, name: 'Asha Patel', isTold: true };
  const applicants = [asha, { ...asha, id: 2, name: 'Ravi Mehta', isTold: false }];
  await render(
    <MoveDialog applicants={applicants} to="screening" onClose={() => {}} onMove={async () => true} />,
  );
  expect(findDialog().textContent).toContain('Asha Patel has read in an email that we do not');
});

test('a move that can be undone says that its email has not left, and promises nothing else', () => {
  expect(describeUndoable({ reply: { subject: 'Hello', body: 'Text' } })).toBe('The email has not left yet.');
  expect(describeUndoable({})).toBe('The move can be undone.');
});
