import { useState } from 'react';
import { browserApi } from '../../api.ts';
import { useLoaded } from '../../components/use-loaded.ts';
import type { ComboboxOption } from '../../ui/form/combobox-options.ts';
import { type FieldProps, useFieldIds } from '../../ui/form/field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

interface CountryFieldProps extends FieldProps {
  /** The country's English name; empty if there is none. */
  value: string;
  disabled: boolean;
  /** The form has had the focus. */
  active: boolean;
  onChange: (value: string) => void;
  onOpenChange: (open: boolean) => void;
}

const loadCombobox = () => import('../../ui/form/combobox-field.tsx');

async function loadCountries(): Promise<ComboboxOption[]> {
  const { countries } = await browserApi.get('countries', {});
  return countries.map(({ label, native }) => ({ value: label, label, detail: native }));
}

/**
 * The country, with native names beside the English ones. A text field without JavaScript, and until the list
 * is loaded.
 */
export function CountryField({ active, onOpenChange, ...field }: CountryFieldProps) {
  const { name, onChange } = field;
  const ids = useFieldIds(name);
  const [isVisited, setVisited] = useState(false);
  const { value: combobox } = useLoaded(active ? 'combobox' : undefined, loadCombobox);
  const { value: options, failed } = useLoaded(isVisited ? 'countries' : undefined, loadCountries);
  const onFocus = () => setVisited(true);
  if (!combobox) return <TextField {...field} onFocus={onFocus} autoComplete="country-name" becomesList />;
  return (
    <combobox.ComboboxField
      {...field}
      onFocus={onFocus}
      options={options ?? []}
      loading={!options && !failed}
      freeText={failed}
      hint={failed ? 'The list could not be loaded. Please type the name in English.' : undefined}
      // The list may load while the text field has the focus, which it takes over.
      startOpen={typeof document !== 'undefined' && document.activeElement?.id === ids.control}
      autoComplete="country-name"
      onOpenChange={onOpenChange}
      onChange={(option) => onChange(option?.label ?? '')}
    />
  );
}
