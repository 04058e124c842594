import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, TextField } from 'payload';
import type { Contribution } from '../contributions.ts';

/** The name of who saved a version; a text, because its author's account may be deleted. Older versions have none. */
const savedByField: TextField = {
  name: 'savedBy',
  type: 'text',
  access: { read: ({ req }) => Boolean(req.user) },
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
};

const nameSaver: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: Parameters<GlobalBeforeChangeHook>[0] | Parameters<CollectionBeforeChangeHook>[0]) => ({
  ...data,
  savedBy: req.user?.name ?? 'The system',
});

/** Stores with each version who saved it. */
export const versionAuthors: Contribution = {
  collection: ({ versions }) =>
    versions ? { fields: [savedByField], hooks: { beforeChange: [nameSaver] } } : {},
  global: ({ versions }) =>
    versions ? { fields: [savedByField], hooks: { beforeChange: [nameSaver] } } : {},
};
