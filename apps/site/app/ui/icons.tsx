interface IconProps {
  className?: string;
}

/** Lines in the colour of the text. @param props.path on a square of 24 units */
function Icon({ path, className = '' }: IconProps & { path: string }) {
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
      <path d={path} />
    </svg>
  );
}

/** Leads on; moves a little when what contains it is hovered. */
export const ArrowIcon = ({ className = '' }: IconProps) => (
  <Icon className={`arrow ${className}`} path="M4 12h15M13 6l6 6-6 6" />
);
export const ChevronIcon = (props: IconProps) => <Icon {...props} path="m6 9.5 6 6 6-6" />;
export const UpIcon = (props: IconProps) => <Icon {...props} path="M12 20V5M6 11l6-6 6 6" />;
export const MenuIcon = (props: IconProps) => <Icon {...props} path="M3 7h18M3 12h18M3 17h12" />;
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} path="M16.75 10.5a6.25 6.25 0 1 1-12.5 0 6.25 6.25 0 0 1 12.5 0zM15.5 15.5l5 5" />
);
export const CloseIcon = (props: IconProps) => <Icon {...props} path="m5 5 14 14M19 5 5 19" />;
export const PauseIcon = (props: IconProps) => <Icon {...props} path="M9 6v12M15 6v12" />;
export const PlayIcon = (props: IconProps) => <Icon {...props} path="M8 5.5v13l10.5-6.5z" />;
/** Professional network. */
export const NetworkIcon = (props: IconProps) => (
  <Icon {...props} path="M4 4h16v16H4zM8 11v5M8 8v.01M12 16v-5M12 13c0-2.7 4-2.7 4 0v3" />
);
/** Short posts. */
export const ShortPostIcon = (props: IconProps) => <Icon {...props} path="m5 4 14 16M19 4 5 20" />;
/** Photo sharing. */
export const PhotoIcon = (props: IconProps) => (
  <Icon
    {...props}
    path="M4 4h16v16H4zM15.75 12a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0zM16.75 7.25v.01"
  />
);
