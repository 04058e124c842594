import type { UIField } from 'payload';

/** A part of the staff side about publishing, told which collection or global it is about. @param kind slug of it */
export function publishing(part: string, kind: string) {
  return { path: `/admin/publishing/${part}`, serverProps: { kind } };
}

/** Says above the form what is scheduled for the document, and what did not happen. @param kind slug of it */
export function publicationNotice(kind: string): UIField {
  return {
    name: 'publicationNotice',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: publishing('publication-notice#PublicationNotice', kind) },
    },
  };
}
