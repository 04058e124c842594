import type { ComponentProps, ReactNode } from 'react';
import '../dialog/staff-dialog.css';

/** A form control below its label. */
export function Field({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="staff-field">
      <span>{label}</span>
      {children}
    </label>
  );
}

/** An input below its label. */
export function Input({ label, ...props }: ComponentProps<'input'> & { label: string }) {
  return (
    <Field label={label}>
      <input {...props} />
    </Field>
  );
}

/** A record by its id, a value by its label, or a text. */
export type Choice = { id: number | string; name: string } | { value: string; label: string } | string;

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  label: string;
  of: readonly Choice[];
  /** Label of the option that chooses nothing. */
  empty?: string;
  onChange?: (value: string) => void;
}

/** A select below its label. */
export function Select({ label, of, empty, onChange, ...props }: SelectProps) {
  return (
    <Field label={label}>
      <select onChange={({ target }) => onChange?.(target.value)} {...props}>
        <Options {...{ of, empty }} />
      </select>
    </Field>
  );
}

/** The options of a select. @param props.empty label of the option that chooses nothing */
export function Options({ of: choices, empty }: Pick<SelectProps, 'of' | 'empty'>) {
  const all = empty === undefined ? choices : [{ id: '', name: empty }, ...choices];
  return all.map((choice) => {
    const { id, name } =
      typeof choice === 'string'
        ? { id: choice, name: choice }
        : 'id' in choice
          ? choice
          : { id: choice.value, name: choice.label };
    return (
      <option key={id} value={id}>
        {name}
      </option>
    );
  });
}
