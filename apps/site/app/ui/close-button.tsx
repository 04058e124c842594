import type { ComponentProps } from 'react';
import { CloseIcon } from './icons.tsx';

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
