import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { ChevronIcon } from '../icons.tsx';
import { describeControl, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'search';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** A box of several lines that grows with its text. */
  multiline?: boolean;
  readOnly?: boolean;
  /** Shown before the value, for example a currency. */
  prefix?: string;
  /** Shows the chevron of the combobox that takes its place once it is loaded. */
  becomesList?: boolean;
}

/** An input or a text area; server-rendered with its name and value. */
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
    ...describeControl(ids, props),
  };
  return (
    <FieldFrame field={props}>
      {multiline ? (
        <textarea
          {...shared}
          rows={6}
          className="field-control field-sizing-content max-h-112 min-h-38 resize-y"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <div className="field-box">
          {prefix ? (
            <span
              aria-hidden="true"
              className="grid place-items-center border border-r-0 border-field-line bg-mist px-3.5 font-semibold text-text-soft"
            >
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
