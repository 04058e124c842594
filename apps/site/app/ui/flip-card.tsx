import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { useHydrated } from './use-browser-state.ts';

interface FlipCardProps {
  /** Who or what is on the card, for the names of its buttons. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}

/**
 * A card with two faces. It turns while a mouse is over it, and stays turned once it is clicked or
 * opened with Enter; the button on its back, Escape, or leaving it turns it round again. The face
 * that is turned away is inert. Without script both faces stand one below the other.
 */
export function FlipCard({ label, front, back }: FlipCardProps) {
  const scripted = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const [hovered, setHovered] = useState(false);
  const [opened, setOpened] = useState(false);
  const turned = hovered || opened;

  useEffect(() => {
    if (opened) closer.current?.focus({ preventScroll: true });
  }, [opened]);

  const close = () => {
    setOpened(false);
    setHovered(false);
    // Once the front is no longer inert.
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true }));
  };
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpened(false);
  };

  return (
    <article
      aria-label={label}
      data-turned={turned}
      className="flip-card"
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && turned) close();
      }}
      onBlur={left}
    >
      <div className="flip-card-face flip-card-front" inert={scripted && turned}>
        {front}
        <button
          ref={opener}
          type="button"
          aria-label={`Read about ${label}`}
          onClick={() => setOpened(true)}
          className="absolute inset-0 -outline-offset-4 without-script:hidden"
        />
      </div>
      <div className="flip-card-face flip-card-back" inert={scripted && !turned}>
        {back}
        <CloseButton
          ref={closer}
          label={`Turn the card of ${label} round`}
          onClick={close}
          icon="size-4"
          className="absolute top-1 right-1 size-11 without-script:hidden"
        />
      </div>
    </article>
  );
}
