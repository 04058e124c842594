import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

function Icon({ className = '', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      className={`icon ${className}`}
    >
      {children}
    </svg>
  );
}

/** Leads on; moves a little when what contains it is hovered. */
export function ArrowIcon({ className = '' }: IconProps) {
  return (
    <Icon className={`arrow ${className}`}>
      <path d="M4 12h15M13 6l6 6-6 6" />
    </Icon>
  );
}

/** Opens something below. */
export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

/** Back to the top. */
export function UpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V5M6 11l6-6 6 6" />
    </Icon>
  );
}

/** Opens the menu. */
export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h18M3 12h18M3 17h12" />
    </Icon>
  );
}

/** Searches. */
export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.25" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

/** Closes a dialog or a notice. */
export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 5 14 14M19 5 5 19" />
    </Icon>
  );
}

/** Stops motion. */
export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

/** Lets motion go on. */
export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </Icon>
  );
}

/** Professional network. */
export function NetworkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5M12 13c0-2.7 4-2.7 4 0v3" />
    </Icon>
  );
}

/** Short posts. */
export function ShortPostIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 4 14 16M19 4 5 20" />
    </Icon>
  );
}

/** Photo sharing. */
export function PhotoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h16v16H4z" />
      <circle cx="12" cy="12" r="3.75" />
      <path d="M16.75 7.25v.01" />
    </Icon>
  );
}
