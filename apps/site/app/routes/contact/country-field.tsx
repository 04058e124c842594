import { useState } from 'react';
import { browserApi } from '../../api.ts';
import { ListField } from '../../components/form/list-field.tsx';
import { useLoaded } from '../../components/use-loaded.ts';
import type { ComboboxOption } from '../../ui/form/combobox-options.ts';
import type { FieldProps } from '../../ui/form/field.tsx';

interface CountryFieldProps extends FieldProps {
  /** The country's English name; empty if there is none. */
  value: string;
  disabled: boolean;
  /** The form has had the focus. */
  active: boolean;
  onChange: (value: string) => void;
  onOpenChange: (open: boolean) => void;
}

async function loadCountries(): Promise<ComboboxOption[]> {
  const { countries } = await browserApi.get('countries', {});
  return countries.map(({ label, native }) => ({ value: label, label, detail: native }));
}

/** The country, with native names beside the English ones. */
export function CountryField({ active, onChange, ...field }: CountryFieldProps) {
  const [isVisited, setVisited] = useState(false);
  const { value: options, failed } = useLoaded(isVisited ? 'countries' : undefined, loadCountries);
  return (
    <ListField
      {...field}
      isActive={active}
      onFocus={() => setVisited(true)}
      options={options ?? []}
      loading={!options && !failed}
      freeText={failed}
      hint={failed ? 'The list could not be loaded. Please type the name in English.' : undefined}
      autoComplete="country-name"
      onChange={(option) => onChange(option?.label ?? '')}
    />
  );
}
