import type { UploadField } from 'payload';

/** Creates a field for an image from the media library, required by default. */
export function imageField(options: Partial<UploadField> & { name: string }): UploadField {
  return {
    type: 'upload',
    relationTo: 'media',
    required: true,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...options,
  } as UploadField;
}
