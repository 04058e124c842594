import type {
  ArrayField,
  CheckboxField,
  Field,
  GroupField,
  RowField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
  UploadField,
} from 'payload';

/** Places fields beside each other. */
export function row(...fields: Field[]): RowField {
  return { type: 'row', fields };
}

/** Creates a group of fields, which are stored below its name. */
export function group(name: string, label: string, ...fields: Field[]): GroupField {
  return { name, label, type: 'group', fields };
}

/** Creates a field for rows of fields. @param labels of one row and of several @param rows fewest and most */
export function listField(
  name: string,
  labels: [singular: string, plural: string],
  rows: [fewest: number, most: number],
  fields: Field[],
  more: Partial<ArrayField> = {},
): ArrayField {
  const [minRows, maxRows] = rows;
  const [singular, plural] = labels;
  const required = minRows > 0 && { required: true, minRows };
  return { name, type: 'array', labels: { singular, plural }, ...required, maxRows, fields, ...more };
}

/** Creates a required choice of one option. @param labels of the options, by their values */
export function selectField(
  name: string,
  labels: Record<string, string>,
  more: Partial<SelectField> = {},
): SelectField {
  return { name, type: 'select', required: true, options: toOptions(labels), ...more } as SelectField;
}

/** Creates a field to tick, which is not ticked at first. */
export function checkboxField(name: string, label: string, more: Partial<CheckboxField> = {}): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: false, ...more };
}

/** Creates a field that only shows a component of the staff side. */
export function panel(name: string, Component: string, admin: UIField['admin'] = {}): UIField {
  return { name, type: 'ui', admin: { ...admin, components: { Field: Component } } };
}

/** Converts labels to the options of a select field. */
export function toOptions(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Creates a field for one required line. @param description shown below it */
export function lineField(
  name: string,
  maxLength: number,
  description?: string,
  more: Partial<TextField> = {},
): TextField {
  return { name, type: 'text', required: true, maxLength, admin: { description }, ...more } as TextField;
}

/** Creates an optional field for an address that starts with `https://`. @param description shown below it */
export function httpsField(name: string, label: string, description: string): TextField {
  return lineField(name, 500, description, {
    label,
    required: false,
    validate: (value: string | null | undefined) =>
      !value ||
      (/^https:\/\/\S+$/.test(value) && URL.canParse(value)) ||
      'Write a full address that starts with https://',
  });
}

/** Creates a field for a required text of several lines. @param description shown below it */
export function paragraphField(
  name: string,
  maxLength: number,
  description?: string,
  more: Partial<TextareaField> = {},
): TextareaField {
  return { name, type: 'textarea', required: true, maxLength, admin: { description }, ...more };
}

/** Creates a field for an image or a video from the media library, required by default. */
export function mediaField(name: string, description?: string, more: Partial<UploadField> = {}): UploadField {
  const admin = { description };
  return { name, type: 'upload', relationTo: 'media', required: true, admin, ...more } as UploadField;
}

/** Creates a field for an image, required by default. */
export function imageField({ name, ...more }: Partial<UploadField> & { name: string }): UploadField {
  return mediaField(name, undefined, { filterOptions: { mimeType: { contains: 'image/' } }, ...more });
}

/** The admin options of a date field that code writes: shown in the company's time zone, in lists and forms. */
export const instant = {
  readOnly: true,
  components: { Cell: '/admin/time/fields#InstantCell', Field: '/admin/time/fields#InstantField' },
};

/** Validates a country as its two-letter code of ISO 3166-1. */
export const validateCountry = (value: string | string[] | null | undefined): true | string =>
  (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters, for example DE, GB or US.';

/** Marks content of the sample company, so that the owner can find and replace it. */
export const sampleField = checkboxField('sample', 'Sample content', {
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Invented for the demonstration. The mark goes when you change the content or untick it.',
  },
});

/** Creates a field with a visitor's answer, which staff cannot change. */
export function submittedField(name: string, label: string): TextField {
  return { name, label, type: 'text', admin: { readOnly: true } };
}

/** Fields of every submission beside its answers: reference, consent and the key for deduplication. */
export const submissionFields: Field[] = [
  {
    name: 'reference',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: { readOnly: true, position: 'sidebar', description: 'The sender knows this reference.' },
  },
  {
    name: 'noticeVersion',
    label: 'Version of the privacy notice',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'The version that was shown beside the form when it was sent.',
    },
  },
  {
    name: 'retentionMonths',
    label: 'Promised period, months',
    type: 'number',
    admin: {
      readOnly: true,
      position: 'sidebar',
      description: 'How long the notice beside the form promised to keep the record.',
    },
  },
  {
    name: 'submissionKey',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    admin: { hidden: true },
  },
];
