import { useState } from 'react';
import type { ComboboxFieldProps } from '../../ui/form/combobox-field.tsx';
import { TextField, useFieldIds } from '../../ui/form/field.tsx';
import { useLoaded } from '../use-loaded.ts';

const loadCombobox = () => import('../../ui/form/combobox-field.tsx');

interface ListFieldProps extends ComboboxFieldProps {
  /** The form has had the focus. */
  isActive: boolean;
}

/** A combobox, which is larger than the form; without JavaScript, and until it is loaded, a text field. */
export function ListField({ isActive, ...field }: ListFieldProps) {
  const ids = useFieldIds(field.name);
  const { value: combobox } = useLoaded(isActive ? 'combobox' : undefined, loadCombobox);
  /** Typed before the combobox was loaded, which then looks for it in the list. */
  const [typed, setTyped] = useState('');
  if (!combobox) {
    const { options: _, value, valueLabel, onChange, onOpenChange: _onOpenChange, ...text } = field;
    return (
      <TextField
        {...text}
        value={typed || (valueLabel ?? value ?? '')}
        onChange={(label) => {
          setTyped(label);
          onChange(label ? { value: label, label } : null);
        }}
        becomesList
      />
    );
  }
  return (
    <combobox.ComboboxField
      {...field}
      value={field.value || typed || null}
      onChange={(option) => {
        setTyped('');
        field.onChange(option);
      }}
      // It takes the focus over from the text field.
      startOpen={typeof document !== 'undefined' && document.activeElement?.id === ids.control}
    />
  );
}
