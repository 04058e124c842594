import { useEffect, useSyncExternalStore } from 'react';
import { CloseButton } from './buttons.tsx';

const duration = 3000;

/** The toast area: top right, each toast closes by itself after 3 s. The page has one, and each open dialog. */
export default function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.none);
  return (
    <div
      role="status"
      aria-label="Notifications"
      className="pointer-events-none fixed inert:invisible top-4 right-4 left-4 z-50 flex flex-col items-end gap-3 print:hidden"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(dismiss, duration, toast.id);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div className="on-night pointer-events-auto flex max-w-sm animate-appear items-start gap-2 bg-night py-2 pr-2 pl-5 text-small text-on-night shadow-raised">
      <p className="py-2.5">{toast.text}</p>
      <CloseButton
        label="Close notification"
        onClick={() => dismiss(toast.id)}
        icon="size-4"
        className="size-11 shrink-0"
      />
    </div>
  );
}

/** A short text that disappears by itself. */
interface Toast {
  id: number;
  text: string;
}

let list: Toast[] = [];
let latest = 0;
const listeners = new Set<() => void>();
const nothing: Toast[] = [];

function replace(next: Toast[]) {
  list = next;
  for (const listener of listeners) listener();
}

/** The toasts on show, as an external store for React; browser only. */
const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => list,
  none: () => nothing,
};

/** Shows a toast. Never the only copy of an error. */
export function notify(text: string): void {
  latest += 1;
  replace([...list, { id: latest, text }]);
}

/** Dismisses a toast. */
function dismiss(id: number): void {
  replace(list.filter((toast) => toast.id !== id));
}
