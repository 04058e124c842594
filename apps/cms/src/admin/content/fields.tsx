'use client';
import { SelectInput, TextField, useDocumentInfo, useField, useRowLabel } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** The key of an item, which is permanent once it is published. */
export function KeyField(props: TextFieldClientProps) {
  const { hasPublishedDoc } = useDocumentInfo();
  return <TextField {...props} readOnly={props.readOnly || hasPublishedDoc} />;
}

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

interface RowTitleProps {
  /** Name of the field whose text names the row. */
  name?: string;
  /** Kind of the rows: “Menu entry”. */
  kind?: string;
  isBlock?: boolean;
}

/** Names a row by its title, and a section also by its kind. */
export function RowTitle({ name, kind = 'Row', isBlock }: RowTitleProps) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>();
  const title = String((name && data?.[name]) || '').trim();
  if (isBlock)
    return (
      <span className="staff-line">
        <span className="chip">{kind}</span> {title}
      </span>
    );
  return <span className="staff-line">{title || `${kind} ${rowNumber + 1}`}</span>;
}
