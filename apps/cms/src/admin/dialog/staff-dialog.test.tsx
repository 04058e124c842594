// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { click, findDialog, render } from '../../testing/render.ts';
import { DialogButton, StaffDialog } from './staff-dialog.tsx';

vi.mock('@payloadcms/ui', () => import('../../testing/payload-ui.tsx'));

test('a dialog is closed while it is in the document, so that the browser gives the focus back', async () => {
  const wasConnected: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    wasConnected.push(this.isConnected);
  });
  const screen = await render(
    <DialogButton
      label="Open"
      dialog={(onClose) => (
        <StaffDialog title="A dialog" onClose={onClose}>
          …
        </StaffDialog>
      )}
    />,
  );
  await click(screen, 'Open');
  await act(async () => findDialog().querySelector<HTMLElement>('[aria-label=Close]')?.click());
  expect([document.querySelector('dialog'), wasConnected]).toEqual([null, [true]]);
});
