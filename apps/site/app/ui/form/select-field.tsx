import { ChevronIcon } from '../icons.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { describedBy, useFieldIds } from './field-scope.ts';

export interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
  /** Shown while nothing is chosen; stands for the empty value. */
  placeholder?: string;
  autoComplete?: string;
}

/** A choice from a short list, by the browser's own menu. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, onChange, onBlur, options, placeholder, required, disabled, autoComplete } = props;
  const { label, hint, error, optional, className } = props;
  const ids = useFieldIds(name);
  return (
    <FieldFrame {...{ ids, label, hint, error, optional, className }}>
      <div className="field-box">
        <select
          id={ids.control}
          name={name}
          value={value}
          required={required}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ids, { hint, error })}
          className="field-control field-select"
          onFocus={props.onFocus}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon className="field-chevron" />
      </div>
    </FieldFrame>
  );
}
