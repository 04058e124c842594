export {
  ensureSearchIndex,
  indexAfterChange,
  indexAfterDelete,
  indexAfterGlobalChange,
  rebuildSearchIndex,
} from './search/search-index.ts';
export { extractWords } from './search/write-entry.ts';
export { metaField } from './seo/meta-field.ts';
