import type { UploadField } from 'payload';

type Options = Partial<UploadField> & { name: string };

/** Creates a field for a required image from the media library. */
export function imageField(options: Options): UploadField {
  return {
    type: 'upload',
    relationTo: 'media',
    required: true,
    filterOptions: { mimeType: { contains: 'image/' } },
    ...options,
  } as UploadField;
}

/** Creates a field for an optional image. */
export function optionalImageField(options: Options): UploadField {
  return imageField({ ...options, required: false } as Options);
}
