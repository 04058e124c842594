import type { FieldAccess, GroupField, TextFieldManyValidation, Validate } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import { dayField } from '../fields/day.ts';
import {
  group,
  imageField,
  lineField,
  listField,
  paragraphField,
  row,
  selectField,
} from '../fields/factories.ts';
import { articleField } from '../fields/rich-text.ts';
import { pathByKey } from '../publishing/preview/preview-links.ts';
import { publishedCollection } from '../publishing/published.ts';
import { metaField } from '../search/meta-field.ts';
import { today } from '../time/company-time.ts';
import { findNameInCase } from './client-names.ts';

const editorsOnly: FieldAccess = ({ req: { user } }) => hasRole(user, 'administrator', 'editor');

type Data = { disclosure?: string };

/** Requires a field of the permission where the client is named; drafts are not validated. */
const requiredWhenNamed: Validate<string, Data> = (value, { data }) =>
  data.disclosure !== 'named' ||
  Boolean(value) ||
  'A named client has to have permitted it. Write down who did and on which day, or withhold the client.';

const validateNames: TextFieldManyValidation = async (value, { data, req }) => {
  if ((data as Data).disclosure === 'named') return true;
  const names = (value ?? []).filter((name) => name.trim() !== '');
  if (names.length === 0)
    return 'Write the client’s name here. Publishing then checks that it appears nowhere on the page.';
  return (await findNameInCase(req, names, data)) ?? true;
};

/** What only editors read: who the client is, and its permission. */
const internal: GroupField = {
  ...group(
    'internal',
    'For the firm alone',
    {
      name: 'names',
      label: 'Names of a withheld client',
      type: 'text',
      hasMany: true,
      maxRows: 10,
      maxLength: 80,
      validate: validateNames as never,
      admin: {
        description:
          'Each spelling and abbreviation; press Enter after each. None may appear in a text, an address, a file name or a picture’s description.',
      },
    },
    row(
      lineField('permittedBy', 120, 'Name and position at the client.', {
        required: false,
        validate: requiredWhenNamed as never,
      }),
      dayField({ name: 'permittedOn', validate: requiredWhenNamed as never }),
    ),
    { name: 'note', type: 'textarea', maxLength: 600, label: 'Note on the permission' },
  ),
  access: { read: editorsOnly, create: editorsOnly, update: editorsOnly },
  admin: { description: 'Never shown on the site, in search or in the public API.' },
};

const facet = (name: string, description: string) =>
  lineField(name, 60, description, { index: true, minLength: 2 });

export const cases = publishedCollection(
  {
    slug: 'cases',
    labels: { singular: 'Case study', plural: 'Case studies' },
    orderable: true,
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'client', 'industry', '_status'],
      description:
        'Work for one client, each with a page of its own below /case-studies. Drag the rows to change the order.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, minLength: 5, maxLength: 90 },
      paragraphField('subtitle', 260, 'One or two sentences; shown on the card and above the case.', {
        label: 'Summary',
      }),
      row(
        selectField(
          'disclosure',
          { withheld: 'Withheld', named: 'Named, with permission' },
          { label: 'Client', defaultValue: 'withheld' },
        ),
        lineField('client', 80, 'What visitors read: “A dyes maker”, or the name with permission.', {
          label: 'Described as',
        }),
      ),
      internal,
      row(
        facet('industry', 'As in the other case studies: visitors filter by it.'),
        facet('region', 'Where the work was done, for example Gujarat.'),
      ),
      {
        name: 'products',
        type: 'text',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 6,
        maxLength: 60,
        admin: { description: 'What was introduced or changed. Press Enter after each.' },
      },
      dayField({ name: 'publishedOn', required: true, index: true, defaultValue: () => today() }),
      imageField({ name: 'image', label: 'Cover' }),
      listField(
        'figures',
        ['Figure', 'Figures'],
        [2, 4],
        [
          row(
            lineField('value', 24, 'After the work, with its unit: 14 minutes.'),
            lineField('before', 24, 'The same before it. Leave empty for none.', { required: false }),
          ),
          lineField('label', 90, 'What was measured.'),
          lineField('basis', 200, 'Who counted what, over which time.'),
        ],
        { admin: { description: 'The first is shown on cards.' } },
      ),
      articleField('challenge', 'Challenge'),
      articleField('approach', 'Approach'),
      articleField('outcome', 'Outcome'),
      articleField('wentWrong', 'What went wrong'),
      group(
        'quote',
        'Quote',
        { name: 'text', type: 'textarea', maxLength: 500 },
        lineField('speaker', 120, 'Name or position. Without a text nothing is shown.', { required: false }),
      ),
      {
        name: 'contact',
        label: 'Who to call',
        type: 'relationship',
        relationTo: 'team-members',
        required: true,
      },
      metaField,
    ],
  },
  { previewAt: pathByKey('/case-studies') },
);
