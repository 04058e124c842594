import type { KeyboardEvent, ReactNode } from 'react';
import { CloseIcon } from '../../../ui/icons.tsx';
import { Modal } from '../../../ui/modal.tsx';

interface ApplyPopupProps {
  /** Title of the job, once it is known. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The application over the page it was opened from; a sheet that fills the screen of a phone. */
export default function ApplyPopup({ title, onClose, children }: ApplyPopupProps) {
  /**
   * Escape is taken before the browser closes the dialog with it: pressed twice, it would not ask
   * (close watchers let a page refuse only once). In an open list it closes that alone.
   */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const inList = event.target instanceof Element && event.target.matches('[aria-expanded="true"]');
    if (!inList) onClose();
  }

  return (
    <Modal label={title ? `Apply: ${title}` : 'Apply'} onClose={onClose} className="apply-popup">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys pressed in the fields arrive here */}
      <div className="apply-popup-inner" onKeyDown={onKeyDown}>
        <div className="apply-popup-head">
          <p className="tag-line">Apply</p>
          <h2 className="apply-popup-title">{title ?? ' '}</h2>
          <button type="button" aria-label="Close" onClick={onClose} className="apply-popup-close">
            <CloseIcon />
          </button>
        </div>
        <div className="apply-popup-body">{children}</div>
      </div>
    </Modal>
  );
}
