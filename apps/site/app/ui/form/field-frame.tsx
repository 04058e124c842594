import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './field-scope.ts';

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional' | 'className'> {
  ids: FieldIds;
  children: ReactNode;
}

/** What stands around a control: label, hint and error. The control refers to them by `describedBy`. */
export function FieldFrame({ ids, label, hint, error, optional, className = '', children }: FieldFrameProps) {
  return (
    <div className={`field ${className}`}>
      <label id={ids.label} htmlFor={ids.control} className="field-label">
        {label}
        {optional ? <span className="field-optional"> (optional)</span> : null}
      </label>
      {hint ? (
        <div id={ids.hint} className="field-hint">
          {hint}
        </div>
      ) : null}
      {children}
      <FieldError id={ids.error} message={error} />
    </div>
  );
}
