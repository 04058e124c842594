import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import Toaster from './toaster.tsx';

interface ModalProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog: it traps the focus, the page behind is inert and does not scroll, Escape and a click on the
 * backdrop close it. One may lie over another. Each has a toast area, as the page's own lies behind it.
 */
export function Modal({ label, onClose, children, className = '' }: ModalProps) {
  const dialog = useDialog(onClose, openModally);
  // A selection that began in a field may end over the backdrop.
  const isPressed = useRef(false);
  return createPortal(
    <dialog
      {...dialog}
      aria-label={label}
      className={className}
      onPointerDown={(event) => {
        isPressed.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (isPressed.current && event.target === event.currentTarget) onClose();
      }}
      onKeyDown={keepFocus}
    >
      {children}
      <Toaster />
    </dialog>,
    document.body,
  );
}

function openModally(dialog: HTMLDialogElement) {
  dialog.showModal();
  const others = [...document.body.children].filter(
    (element) => element !== dialog && !element.hasAttribute('inert') && element.tagName !== 'SCRIPT',
  );
  const lowest = !document.body.classList.contains('scroll-locked');
  for (const element of others) element.setAttribute('inert', '');
  document.body.classList.add('scroll-locked');
  return () => {
    for (const element of others) element.removeAttribute('inert');
    if (lowest) document.body.classList.remove('scroll-locked');
    dialog.close();
  };
}

const focusable = 'a[href], button:not([disabled]), input, select, textarea, [tabindex="0"]';

/** Tab goes round inside the dialog instead of out to the browser. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && event.currentTarget !== document.activeElement) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Handlers of Escape of the open dialogs, the topmost last. */
const layers: (() => void)[] = [];

function takeEscape(event: globalThis.KeyboardEvent) {
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
function useDialog(onClose: () => void, open = openDialog) {
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

interface QuestionDialogProps {
  question: string;
  /** Explains the answers. */
  text: ReactNode;
  /** Escape is the harmless answer. */
  onEscape: () => void;
  /** The answers, buttons; the first has the focus. */
  children: ReactNode;
}

/** Confirms an action that cannot be undone, above any other dialog. */
export function QuestionDialog({ question, text, onEscape, children }: QuestionDialogProps) {
  const id = useId();
  const dialog = useDialog(onEscape);
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,100vw-2rem)] max-w-none overflow-auto border-t-6 border-accent bg-surface p-7 text-text shadow-(--shadow-raised) backdrop:bg-shade/60"
      onKeyDown={(event) => {
        // Not for a dialog beneath.
        if (event.key === 'Tab') event.stopPropagation();
      }}
    >
      <h2 id={`${id}-question`} className="text-[1.5rem] leading-tight">
        {question}
      </h2>
      <div id={`${id}-text`} className="mt-3 grid gap-3 text-text-soft">
        {text}
      </div>
      {children}
    </dialog>
  );
}
