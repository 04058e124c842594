'use client';
import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Selects a time zone of the IANA database by typing a part of its name. */
export function TimeZoneField({ field, path, readOnly }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  // Browsers leave UTC out, and some list older names, such as Asia/Calcutta.
  const zones = new Set([...(value ? [value] : []), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <SelectInput
      path={path}
      name={path}
      label="Time zone"
      required
      description={showError && errorMessage ? errorMessage : field.admin?.description}
      showError={showError}
      readOnly={readOnly}
      options={[...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={value}
      isClearable={false}
      onChange={(option) => setValue(Array.isArray(option) ? option[0]?.value : option?.value)}
    />
  );
}
