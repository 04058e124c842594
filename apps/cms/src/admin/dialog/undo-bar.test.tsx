// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { UndoBar } from './undo-bar.tsx';

vi.mock('../form/buttons.tsx', () => ({ SmallButton: 'button' }));

test('the button undoes, and gives the focus back to what had it when the bar appeared', async () => {
  const onUndo = vi.fn();
  const move = document.body.appendChild(document.createElement('button'));
  move.focus();
  const bar = document.body.appendChild(document.createElement('div'));
  const root = createRoot(bar);
  root.render(<UndoBar text="It was moved." ms={20_000} onUndo={onUndo} onEnd={() => {}} />);
  const button = await vi.waitFor(() => {
    const found = bar.querySelector('button');
    if (!found) throw new Error('There is no button yet.');
    return found;
  });
  button.focus();
  button.click();
  expect(onUndo).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(move);
  root.unmount();
});

test('Ctrl Z undoes from the moment at which the bar is in the document', async () => {
  const onUndo = vi.fn();
  const { body } = document;
  new MutationObserver(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })),
  ).observe(body, { childList: true, subtree: true });
  const root = createRoot(body.appendChild(document.createElement('div')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onUndo).not.toHaveBeenCalled();
  root.render(<UndoBar text="It was moved." ms={20_000} onUndo={onUndo} onEnd={() => {}} />);
  await vi.waitFor(() => expect(body.textContent).toContain('It was moved.'));
  await vi.waitFor(() => expect(onUndo).toHaveBeenCalledOnce());
  root.unmount();
});
