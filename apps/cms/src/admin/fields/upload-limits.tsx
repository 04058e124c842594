'use client';
import { useFormFields } from '@payloadcms/ui';
import '../dialog/staff-dialog.css';

export interface UploadLimitsProps {
  /** The limits of each kind, as a sentence. */
  text: string;
  /** The same, in MB of 1024 × 1024 bytes. */
  megabytes: { image: number; video: number };
}

/** Says how large a file may be, and at once when the chosen one is larger: its upload could take minutes. */
export function UploadLimits({ text, megabytes }: UploadLimitsProps) {
  const file = useFormFields(([fields]) => fields.file?.value);
  const limit = file instanceof File && file.type.startsWith('video/') ? megabytes.video : megabytes.image;
  if (!(file instanceof File) || file.size <= limit * 1024 ** 2) return <p className="staff-hint">{text}</p>;
  return (
    <p role="alert" className="staff-problem">
      This file has {Math.ceil(file.size / 1024 ** 2)} MB and cannot be saved. {text}
    </p>
  );
}
