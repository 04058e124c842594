import { describeControl, FieldError, FieldHint, type FieldProps, LabelText, useFieldIds } from './field.tsx';

interface RadioFieldProps extends FieldProps {
  /** The chosen value, empty while there is none. */
  value: string;
  onChange: (value: string) => void;
  options: { value: string; label: string }[];
}

/** A group of radio buttons, which is required as a whole: Chromium calls each native one an invalid entry. */
export function RadioField(props: RadioFieldProps) {
  const { name, value, onChange, onBlur, options, required } = props;
  const ids = useFieldIds(name);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group can be neither required nor wrong; ARIA in HTML allows this
      role="radiogroup"
      aria-required={required}
      {...describeControl(ids, props)}
      className={`field ${props.className ?? ''}`}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend id={ids.label} className="field-label">
        <LabelText {...props} />
      </legend>
      <FieldHint ids={ids} hint={props.hint} />
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option.value} className="field-choice">
            <input
              type="radio"
              id={index === 0 ? ids.control : `${ids.control}-${index + 1}`}
              name={name}
              value={option.value}
              checked={value === option.value}
              className="size-5 shrink-0 accent-main outline-none"
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} message={props.error} />
    </fieldset>
  );
}
