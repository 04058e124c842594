import { ChevronIcon } from '../icons.tsx';
import { describeControl, FieldFrame, type FieldProps, useFieldIds } from './field.tsx';

interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
  /** Shown while nothing is chosen, for the empty value. */
  placeholder?: string;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { name, value, onChange, onBlur, options, placeholder, required } = props;
  const ids = useFieldIds(name);
  return (
    <FieldFrame field={props}>
      <div className="field-box">
        <select
          id={ids.control}
          name={name}
          value={value}
          required={required}
          {...describeControl(ids, props)}
          className="field-control cursor-pointer pr-11 text-ellipsis"
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
