import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Handlers of Escape of the open dialogs, the topmost last. */
const layers: (() => void)[] = [];

function takeEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  event.preventDefault();
  layers.at(-1)?.();
}

/**
 * Returns the properties of a `dialog` that is open while it is rendered, and that asks `onClose` before it
 * closes. Escape is handled here, wherever the focus is: pressed twice, it would make the browser close the
 * dialog without asking (https://html.spec.whatwg.org/#close-requests). Of several dialogs the topmost takes
 * it, unless something else, such as an open list, has prevented its default.
 * @param open opens the dialog, and returns what closes it
 */
export function useDialog(onClose: () => void, open = openDialog) {
  const ref = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useLayoutEffect(() => (ref.current ? open(ref.current) : undefined), []);
  const onEscape = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const layer = () => onEscape();
    layers.push(layer);
    document.addEventListener('keydown', takeEscape);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', takeEscape);
    };
  }, []);
  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // React bubbles events through portals, and a file field inside fires “cancel” when no file was chosen.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      event.stopPropagation();
      // A phone's gesture for Back, made twice, closes without asking.
      if (event.currentTarget.open) return;
      event.currentTarget.showModal();
      onClose();
    },
  };
}

function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
