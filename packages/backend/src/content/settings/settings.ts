import { timeZone } from '@riverfront/contract';
import { checkboxField, group, httpsField, lineField, paragraphField } from '../../fields/factories.ts';
import { linkField } from '../../fields/link.ts';
import type { Setting } from '../../payload-types.ts';
import { publishedGlobal } from '../../publishing/published.ts';

const leadsTo = 'Where the icon leads; / is the home page.';

export const settings = publishedGlobal({
  slug: 'settings',
  label: 'Site settings',
  admin: {
    description:
      'The company’s name and contact details, and a few options. Administrators set the email addresses under Recipients.',
  },
  fields: [
    { name: 'companyName', type: 'text', required: true, maxLength: 60 },
    { name: 'legalName', type: 'text', required: true, maxLength: 100 },
    { name: 'foundedYear', type: 'number', required: true, min: 1800, max: 2100 },
    { name: 'tagline', type: 'text', required: true, maxLength: 120 },
    paragraphField('description', 160, 'Shown in search results below the name. At most 160 characters.'),
    {
      name: 'footerText',
      type: 'richText',
      required: true,
      admin: { description: 'The line at the bottom of every page.' },
    },
    {
      name: 'headOffice',
      type: 'relationship',
      label: 'Head office',
      relationTo: 'offices',
      required: true,
      filterOptions: { _status: { equals: 'published' } },
      admin: {
        description:
          'Its name and address are shown in the footer, in emails and by search engines. You change them in the office.',
      },
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: 'UTC',
      validate: (value: unknown) =>
        timeZone.safeParse(value).success || 'Choose a time zone from the list, for example Europe/Berlin.',
      admin: {
        description: 'The company’s days and weeks begin in it. The staff side and emails show times in it.',
        components: { Field: '/admin/content/fields#TimeZoneField' },
      },
    },
    lineField('officesTitle', 60, 'The heading above the offices on the map and on the contact page.'),
    {
      name: 'phones',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 4,
      maxLength: 30,
      admin: { description: 'With the country code, for example +91 79 0000 0100. Press Enter after each.' },
    },
    group(
      'social',
      'Icons in the footer',
      linkField('network', { label: 'Professional network', description: leadsTo }),
      linkField('shortPost', { label: 'Short posts', description: leadsTo }),
      linkField('photo', {
        label: 'Photo sharing',
        description: 'The company profile; opens in a new tab.',
      }),
    ),
    linkField('hiringPage', {
      label: 'How we hire',
      description: 'The page about your hiring process, linked from every open role. Empty: no link.',
      required: false,
      also: 'nothing',
    }),
    httpsField(
      'schedulingUrl',
      'Where visitors schedule a call',
      'A page of Microsoft Bookings, Cal.com or another booking service, linked from the contact page. Empty: visitors write a message.',
    ),
    group(
      'security',
      'Reports of security problems',
      lineField('contact', 200, 'mailto:security@… or https://…, published at /.well-known/security.txt.', {
        required: false,
        validate: (value: string | null | undefined) =>
          !value ||
          (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(value) && URL.canParse(value)) ||
          'Write mailto: and an email address, or an address that starts with https://',
      }),
      linkField('policy', {
        label: 'Policy',
        description: 'A page that says what you do with a report.',
        required: false,
      }),
    ),
    checkboxField('linkTeamIconsToProfiles', 'Link team icons to member profiles', {
      admin: { description: 'Off: the icon on each team card leads to the home page.' },
    }),
    { name: 'cookieNoticeTitle', type: 'text', required: true, maxLength: 80 },
  ],
});

/**
 * Returns the label and address of the company's head office; empty where its office is not published.
 * @param settings read with a depth of 1
 */
export function headOfficeOf({ headOffice }: Pick<Setting, 'headOffice'>): {
  label: string;
  address: string;
} {
  const isPublished = typeof headOffice === 'object' && headOffice?._status === 'published';
  return isPublished ? { label: headOffice.name, address: headOffice.address } : { label: '', address: '' };
}
