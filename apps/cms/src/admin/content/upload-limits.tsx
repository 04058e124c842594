'use client';
import { Banner, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { Problem } from '../dialog/problem.tsx';

interface UploadLimitsProps {
  /** The limits as a sentence. */
  text: string;
  /** The limits in MiB. */
  megabytes: { image: number; video: number };
}

/**
 * Shows the size limits, and an error before the upload of a larger file, which could take minutes. Asks about the
 * description, the next field, when another file is chosen: it would go on describing the old one.
 */
export function UploadLimits({ text, megabytes }: UploadLimitsProps) {
  const { id } = useDocumentInfo();
  const file = useFormFields(([fields]) => fields.file?.value);
  const isReworded = useFormFields(([{ alt }]) => alt?.value !== alt?.initialValue);
  const limit = file instanceof File && file.type.startsWith('video/') ? megabytes.video : megabytes.image;
  if (file instanceof File && file.size > limit * 1024 ** 2)
    return (
      <Problem text={`This file has ${Math.ceil(file.size / 1024 ** 2)} MB and cannot be saved. ${text}`} />
    );
  return (
    <>
      <p className="staff-hint">{text}</p>
      <div role="status">
        {id && file instanceof File && !isReworded ? (
          <Banner type="info">The file was replaced. Does this description still fit?</Banner>
        ) : null}
      </div>
    </>
  );
}
