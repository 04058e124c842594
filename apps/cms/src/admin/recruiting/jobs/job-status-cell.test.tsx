import type { DefaultServerCellComponentProps } from 'payload';
import { expect, test, vi } from 'vitest';
import { JobStatusCell } from './job-status-cell.tsx';

// Payload's components need a browser.
vi.mock('./job-status.tsx', () => ({ StatusChip: 'span' }));

const open = { _status: 'published', availability: 'active' };
const cell = (rowData: object, stored: object) => {
  const payload = { find: async () => ({ docs: [stored] }) };
  return JobStatusCell({ rowData, payload } as unknown as DefaultServerCellComponentProps);
};

test('an open job with an autosaved change is open', async () => {
  const draft = { id: 1, _status: 'draft', availability: 'active' };
  expect((await cell(draft, open)).props).toMatchObject({ isPublished: true, job: { _status: 'draft' } });
  expect((await cell(draft, { ...open, _status: 'draft' })).props).toMatchObject({ isPublished: false });
  expect((await cell({ id: 1, ...open }, {})).props).toMatchObject({ isPublished: true });
});
