/** A short text that disappears by itself. */
export interface Toast {
  id: number;
  text: string;
  /** Stays until it is dismissed. */
  lasting: boolean;
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
export const toasts = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => list,
  none: () => nothing,
};

/** Shows a toast and returns its id. Never the only copy of an error. */
export function notify(text: string, { lasting = false } = {}): number {
  latest += 1;
  replace([...list, { id: latest, text, lasting }]);
  return latest;
}

/** Dismisses a toast. */
export function dismiss(id: number): void {
  replace(list.filter((toast) => toast.id !== id));
}
