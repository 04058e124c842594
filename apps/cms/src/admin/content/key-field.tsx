'use client';
import { TextField, useDocumentInfo } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** The key of an item, which is permanent once it is published. */
export function KeyField(props: TextFieldClientProps) {
  const { hasPublishedDoc } = useDocumentInfo();
  return <TextField {...props} readOnly={props.readOnly || hasPublishedDoc} />;
}
