import { expect, test } from 'vitest';
import { dismiss, notify, toasts } from './toasts.ts';

test('toasts are shown in order and dismissed one by one', () => {
  let changes = 0;
  const stop = toasts.subscribe(() => {
    changes += 1;
  });
  notify('first');
  notify('second');
  expect(toasts.list().map((toast) => toast.text)).toEqual(['first', 'second']);
  const [first] = toasts.list();
  if (first) dismiss(first.id);
  expect(toasts.list().map((toast) => toast.text)).toEqual(['second']);
  expect(changes).toBe(3);
  stop();
  notify('third');
  expect(changes).toBe(3);
});
