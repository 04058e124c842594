import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { ChevronIcon } from '../icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { describedBy, useFieldIds } from './field-scope.ts';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search' | 'number';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** A box of several lines that grows with its text. */
  multiline?: boolean;
  readOnly?: boolean;
  /** Stands in front of the value, for example a currency. */
  prefix?: string;
  /** A list takes this field's place as soon as one needs it, and shows its mark already. */
  becomesList?: boolean;
}

/** A line of text, or several. In server HTML a plain input with a name and its value. */
export function TextField(props: TextFieldProps) {
  const { name, value, onChange, onFocus, onBlur, required, disabled, readOnly, multiline, prefix } = props;
  const { autoComplete, inputMode, maxLength, type = 'text' } = props;
  const ids = useFieldIds(props.name);
  const shared = {
    id: ids.control,
    name,
    value,
    onFocus,
    onBlur,
    required,
    disabled,
    readOnly,
    autoComplete,
    maxLength,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': describedBy(ids, props),
  };
  return (
    <FieldFrame ids={ids} {...frameOf(props)}>
      {multiline ? (
        <textarea
          {...shared}
          rows={6}
          className="field-control field-area"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div className="field-box">
          {prefix ? (
            <span aria-hidden="true" className="field-prefix">
              {prefix}
            </span>
          ) : null}
          <input
            {...shared}
            type={type}
            inputMode={inputMode}
            className="field-control"
            onChange={(event) => onChange(event.target.value)}
          />
          {props.becomesList ? <ChevronIcon className="field-chevron without-script:hidden" /> : null}
        </div>
      )}
    </FieldFrame>
  );
}

/** The part of a field's properties that its frame shows. */
function frameOf({ label, hint, error, optional, className }: FieldProps) {
  return { label, hint, error, optional, className };
}
