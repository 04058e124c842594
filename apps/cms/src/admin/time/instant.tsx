'use client';
import { FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui';
import type { DateFieldClient, DateFieldClientProps } from 'payload';
import { mediumTime } from './clock.ts';

/** An instant in a list. */
export function InstantCell({ cellData }: { cellData?: unknown; field?: DateFieldClient }) {
  return typeof cellData === 'string' ? <time dateTime={cellData}>{mediumTime(cellData)}</time> : null;
}

/** An instant in a form. */
export function InstantField({ field, path }: DateFieldClientProps) {
  const { value } = useField<string | null>({ path });
  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} as="span" />
      <p>{value ? mediumTime(value) : 'Not yet'}</p>
    </div>
  );
}

/** When the shown record was made and last changed. */
export function LastChanged() {
  const { data } = useDocumentInfo();
  if (!data?.updatedAt) return null;
  return (
    <p className="last-changed">
      Changed {mediumTime(data.updatedAt)}
      {data.createdAt ? ` · made ${mediumTime(data.createdAt)}` : ''}
    </p>
  );
}
