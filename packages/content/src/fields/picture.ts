import type { UploadField } from 'payload';

/** A required picture from the media library. */
export function pictureField(options: Partial<UploadField> & { name: string }): UploadField {
  return {
    type: 'upload',
    relationTo: 'media',
    required: true,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...options,
  } as UploadField;
}
