import type { PayloadRequest } from 'payload';
import type { Contribution } from '../../contributions.ts';

/** How a record is being saved. Payload tells `beforeOperation` hooks alone. */
export interface SaveMode {
  /** As a draft beside the published version, not over it. */
  draft: boolean;
  autosave: boolean;
  /** By our own code, whatever the user of the request may do. */
  isSystem: boolean;
}

/** Remembers in the request how a record is saved, for `readSaveMode`. */
export const saveMode: Contribution = {
  collection: ({ slug }) => ({
    hooks: { beforeOperation: [remember(slug, ['create', 'update', 'restoreVersion'])] },
  }),
  global: ({ slug }) => ({ hooks: { beforeOperation: [remember(slug, ['update'])] } }),
};

function remember(slug: string, operations: string[]) {
  return ({ args = {}, operation, req }: { args?: object; operation: string; req: PayloadRequest }) => {
    if (operations.includes(operation))
      req.context[keyOf(slug)] = {
        draft: 'draft' in args && args.draft === true,
        autosave: 'autosave' in args && args.autosave === true,
        isSystem: 'overrideAccess' in args && args.overrideAccess === true,
      } satisfies SaveMode;
  };
}

/** How the record of this collection or global was saved in this request; undefined before that. */
export function readSaveMode(req: PayloadRequest, slug: string): SaveMode | undefined {
  return req.context[keyOf(slug)] as SaveMode | undefined;
}

const keyOf = (slug: string) => `saved:${slug}`;
