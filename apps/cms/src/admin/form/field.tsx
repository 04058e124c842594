import type { ReactNode } from 'react';
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

/** A record by its id, a value by its label, or a text. */
export type Choice = { id: number | string; name: string } | { value: string; label: string } | string;

/** The options of a select. @param props.empty label of the option that chooses nothing */
export function Options({ of: choices, empty }: { of: readonly Choice[]; empty?: string }) {
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
