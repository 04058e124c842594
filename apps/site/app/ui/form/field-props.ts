import type { ReactNode } from 'react';

/** What every kind of field takes. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value; without it the field counts as right. */
  error?: string;
  required?: boolean;
  /** Says “(optional)” after the label. */
  optional?: boolean;
  disabled?: boolean;
  className?: string;
  onFocus?: () => void;
  onBlur?: () => void;
}
