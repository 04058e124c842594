import type {
  CollectionBeforeOperationHook,
  Config,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';

/** How a record is being saved. Hooks after the change are not told; the operation was. */
export interface HowSaved {
  /** Beside what is published rather than over it. */
  draft: boolean;
  /** By itself, while somebody types. */
  autosave: boolean;
}

/** Lets the hooks of every collection and global ask how a record was saved. */
export function withHowSaved(config: Config): Config {
  for (const collection of config.collections ?? []) {
    const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'create' || operation === 'update' || operation === 'restoreVersion')
        remember(req, collection.slug, args);
      return args;
    };
    const { hooks } = collection;
    collection.hooks = { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] };
  }
  for (const global of config.globals ?? []) {
    const note: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') remember(req, global.slug, args);
      return args;
    };
    const { hooks } = global;
    global.hooks = { ...hooks, beforeOperation: [...(hooks?.beforeOperation ?? []), note] };
  }
  return config;
}

/** How the record of this collection or global that `req` is about was saved; undefined before that. */
export function howSaved(req: PayloadRequest, slug: string): HowSaved | undefined {
  return req.context[keyOf(slug)] as HowSaved | undefined;
}

function remember(req: PayloadRequest, slug: string, args: object): void {
  const how: HowSaved = {
    draft: 'draft' in args && args.draft === true,
    autosave: 'autosave' in args && args.autosave === true,
  };
  req.context[keyOf(slug)] = how;
}

function keyOf(slug: string): string {
  return `saved:${slug}`;
}
