export { isPreviewRequest, type PreviewMark, previewHeaders, previews } from './previews/previews.ts';
export { redirects } from './redirects.ts';
export { withRelatedDocuments } from './related-documents.ts';
export type { RevisionOf, RevisionWatch } from './revision.ts';
export { unknownAddresses } from './unknown-addresses.ts';
