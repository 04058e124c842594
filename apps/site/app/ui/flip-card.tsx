import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from './close-button.tsx';
import { useHydrated } from './use-browser-state.ts';

interface FlipCardProps {
  /** Who or what is on the card, for its buttons' names. */
  label: string;
  front: ReactNode;
  back: ReactNode;
}

/**
 * A card with two faces. It turns on hover, and stays turned after a click or Enter until its button, Escape or
 * blur. The hidden face is inert. Without scripts both faces are shown.
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
          label={`Flip the card of ${label} back`}
          onClick={close}
          icon="size-4"
          className="absolute top-1 right-1 size-11 without-script:hidden"
        />
      </div>
    </article>
  );
}
