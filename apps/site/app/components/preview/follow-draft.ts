// biome-ignore lint/style/noRestrictedImports: the two messages between the form and its frame, no content
import { isDocumentEvent, ready } from '@payloadcms/live-preview';

interface Followed {
  /** The staff side's origin; nobody else is listened to. */
  staffOrigin: string;
  /** The saving of the draft that the page shows. */
  version: string;
  /** The link is over: nothing newer can be shown. */
  onOver: () => void;
}

/** So long after a message more may follow, of which the last is enough, in ms. */
const quiet = 150;

/**
 * Loads the page again whenever the form beside it has saved another draft.
 * Asks first which saving would come, because the form also speaks when
 * nothing was saved. Gives back how to stop.
 */
export function followDraft({ staffOrigin, version, onOver }: Followed): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    const saved = response?.headers.get('x-preview-version');
    if (response?.status === 403) onOver();
    else if (response?.ok && saved && saved !== version) location.reload();
  }

  function hear(event: MessageEvent): void {
    if (!isDocumentEvent(event, staffOrigin)) return;
    clearTimeout(timer);
    timer = setTimeout(look, quiet);
  }

  addEventListener('message', hear);
  ready({ serverURL: staffOrigin });
  return () => {
    clearTimeout(timer);
    removeEventListener('message', hear);
  };
}
