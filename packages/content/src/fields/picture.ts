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

/** A picture that may be left out. */
export function optionalPictureField(options: Partial<UploadField> & { name: string }): UploadField {
  return pictureField({ ...options, required: false } as Partial<UploadField> & { name: string });
}
