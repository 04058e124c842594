import type { Field } from 'payload';
import { group, lineField, listField, mediaField, paragraphField, row } from '../../fields/factories.ts';
import { publishedGlobal } from '../../publishing/published.ts';

const line = (name: string, label: string, maxLength = 80) =>
  lineField(name, maxLength, undefined, { label });
const paragraph = (name: string, label: string) => paragraphField(name, 1500, undefined, { label });

function titledText(name: string, label: string): Field {
  return group(name, label, line('title', 'Title'), paragraph('text', 'Text'));
}

export const about = publishedGlobal({
  slug: 'about',
  label: 'About page',
  admin: { description: 'The texts of the About page. The team itself is under Team.' },
  fields: [
    group(
      'heroText',
      'Introduction',
      row(line('title1', 'Heading, part 1'), line('title2', 'Heading, part 2')),
      row(line('title3', 'Heading, part 3'), line('title4', 'Heading, part 4')),
      paragraph('para1', 'First paragraph'),
      paragraph('para2', 'Second paragraph'),
    ),
    titledText('mission', 'Mission'),
    titledText('vision', 'Vision'),
    line('timelineTitle', 'Heading of the timeline'),
    listField(
      'timeline',
      ['Period', 'Periods'],
      [1, 20],
      [row(line('period', 'Years', 30), line('title', 'Title')), paragraphField('text', 600)],
    ),
    group(
      'teamHeading',
      'Heading of the team',
      line('title', 'Title'),
      line('subtitle', 'Line above the title'),
      line('subtitle2', 'First line below', 200),
      line('subtitle3', 'Second line below', 200),
      mediaField('linkedinImage', 'Leave empty for the default icon.', {
        label: 'Icon of the professional network',
        required: false,
      }),
    ),
  ],
});
