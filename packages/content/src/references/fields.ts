import type { UIField } from 'payload';

/** Lists where a document is used, in its form. */
export const usedOnField: UIField = {
  name: 'usedOn',
  type: 'ui',
  label: 'Used on',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/references/used-on#UsedOn' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};

/** Warns of links in a document that lead to nothing, above its fields. */
export const brokenLinksField: UIField = {
  name: 'brokenLinks',
  type: 'ui',
  label: 'Broken links',
  admin: {
    components: { Field: '/admin/references/document-links#DocumentLinks' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};
