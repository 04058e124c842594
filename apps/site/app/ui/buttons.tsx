import type { ComponentProps } from 'react';
import { CloseIcon, PauseIcon, PlayIcon } from './icons.tsx';

interface CloseButtonProps extends ComponentProps<'button'> {
  label?: string;
  /** Class of the icon's size. */
  icon?: string;
}

/** Closes or removes its container. The class sets its size. */
export function CloseButton({ label = 'Close', icon, className, ...props }: CloseButtonProps) {
  return (
    <button type="button" aria-label={label} className={`grid place-items-center ${className}`} {...props}>
      <CloseIcon className={icon} />
    </button>
  );
}

interface PauseButtonProps {
  paused: boolean;
  /** What moves, for the button's name: "Pause video". */
  what: string;
  onToggle: () => void;
  className?: string;
}

/** Stops and restarts something that moves by itself (WCAG 2.2.2). */
export function PauseButton({ paused, what, onToggle, className = '' }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap px-3 text-small font-semibold ${className}`}
    >
      {paused ? <PlayIcon /> : <PauseIcon />}
      <span>
        <span>{paused ? 'Play' : 'Pause'}</span>
        <span className="sr-only"> {what}</span>
      </span>
    </button>
  );
}
