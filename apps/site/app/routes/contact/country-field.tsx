import { useState } from 'react';
import { browserApi } from '../../api.ts';
import type { ComboboxOption } from '../../ui/form/combobox-options.ts';
import { useFieldIds } from '../../ui/form/field-scope.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { labels } from './fields.ts';
import { useLoaded } from './use-loaded.ts';

interface CountryFieldProps {
  /** The country's English name, which is what is sent; empty if there is none. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  /** Someone has begun with the form. */
  active: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
  onOpenChange: (open: boolean) => void;
}

const loadCombobox = () => import('../../ui/form/combobox-field.tsx');

async function loadCountries(): Promise<ComboboxOption[]> {
  const { countries } = await browserApi.get('countries', {});
  return countries.map(({ label, native }) => ({ value: label, label, detail: native }));
}

/**
 * The country, with native names beside the English ones. Without JavaScript, and until the list can
 * be had, it is typed.
 */
export function CountryField(props: CountryFieldProps) {
  const { value, error, disabled, active, onChange, onBlur, onOpenChange } = props;
  const ids = useFieldIds('country');
  const [asked, setAsked] = useState(false);
  const { part: combobox } = useLoaded(loadCombobox, active);
  const { part: options, failed } = useLoaded(loadCountries, asked);
  const onFocus = () => setAsked(true);
  const shared = { name: 'country', label: labels.country, optional: true, error, disabled, onBlur, onFocus };
  if (!combobox) {
    return (
      <TextField {...shared} value={value} onChange={onChange} autoComplete="country-name" becomesList />
    );
  }
  return (
    <combobox.ComboboxField
      {...shared}
      value={value}
      options={options ?? []}
      loading={!options && !failed}
      freeText={failed}
      hint={failed ? 'The list could not be loaded. Please type the name in English.' : undefined}
      // Where the list came while one was in the field already, one goes on in it.
      startOpen={typeof document !== 'undefined' && document.activeElement?.id === ids.control}
      autoComplete="country-name"
      onOpenChange={onOpenChange}
      onChange={(option) => onChange(option?.label ?? '')}
    />
  );
}
