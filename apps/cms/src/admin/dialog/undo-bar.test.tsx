// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { UndoBar } from './undo-bar.tsx';

vi.mock('../form/buttons.tsx', () => ({ SmallButton: 'button' }));

test('Ctrl Z undoes from the moment at which the bar is in the document', async () => {
  const onUndo = vi.fn();
  const { body } = document;
  new MutationObserver(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })),
  ).observe(body, { childList: true, subtree: true });
  const root = createRoot(body.appendChild(document.createElement('div')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onUndo).not.toHaveBeenCalled();
  root.render(<UndoBar ms={20_000} onUndo={onUndo} onEnd={() => {}} />);
  await vi.waitFor(() => expect(body.textContent).toContain('Nothing has reached them yet.'));
  await vi.waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
  root.unmount();
});
