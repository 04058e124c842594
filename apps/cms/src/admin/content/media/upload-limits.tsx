'use client';
import { useFormFields } from '@payloadcms/ui';
import { Problem } from '../../dialog/problem.tsx';

interface UploadLimitsProps {
  /** The limits as a sentence. */
  text: string;
  /** The limits in MiB. */
  megabytes: { image: number; video: number };
}

/** Shows the size limits, and an error before the upload of a larger file, which could take minutes. */
export function UploadLimits({ text, megabytes }: UploadLimitsProps) {
  const file = useFormFields(([fields]) => fields.file?.value);
  const limit = file instanceof File && file.type.startsWith('video/') ? megabytes.video : megabytes.image;
  if (!(file instanceof File) || file.size <= limit * 1024 ** 2) return <p className="staff-hint">{text}</p>;
  return (
    <Problem text={`This file has ${Math.ceil(file.size / 1024 ** 2)} MB and cannot be saved. ${text}`} />
  );
}
