import type { ReactNode } from 'react';
import { CloseButton } from '../../../ui/close-button.tsx';
import { Modal } from '../../../ui/modal.tsx';

interface ApplyPopupProps {
  /** Title of the job, once it is known. */
  title: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The application over the page it was opened from; a sheet that fills the screen of a phone. */
export default function ApplyPopup({ title, onClose, children }: ApplyPopupProps) {
  return (
    <Modal label={title ? `Apply: ${title}` : 'Apply'} onClose={onClose} className="apply-popup">
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
        <div className="apply-popup-head">
          <p className="tag-line">Apply</p>
          <h2 className="text-[clamp(1.25rem,1.05rem+1vw,2rem)] leading-[1.2]">{title ?? ' '}</h2>
          <CloseButton
            onClick={onClose}
            className="absolute top-2 right-2 size-12 md:[@media(height>=30rem)]:top-4 md:[@media(height>=30rem)]:right-4"
          />
        </div>
        <div className="apply-popup-body">{children}</div>
      </div>
    </Modal>
  );
}
