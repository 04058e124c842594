import type { UIField } from 'payload';

/** Says above the form what is scheduled for the document, and what did not happen. @param kind slug of it */
export function publicationNotice(kind: string): UIField {
  return {
    name: 'publicationNotice',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: {
          path: '/admin/publishing/publication-notice#PublicationNotice',
          serverProps: { kind },
        },
      },
    },
  };
}
