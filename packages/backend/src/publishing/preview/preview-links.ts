import { findScreenPath, pageNames } from '@riverfront/contract';
import type { CollectionAdminOptions, Payload, PayloadRequest } from 'payload';
import { staffSideOf } from '../../staff-side.ts';
import { type PreviewTarget, previewParameter, signPreview } from './preview-token.ts';

/** Returns the path that a draft will have once it is published; undefined while that is not known. */
export type PathOf = (doc: Record<string, unknown>) => string | undefined;

/** Returns the path of the screen that a page hero belongs to. */
export const pathOfHero: PathOf = ({ page }) => {
  const name = pageNames.find((known) => known === page);
  return name && findScreenPath(name);
};

/** Creates the paths of items whose address ends in their key. @param folder for example `/blogs` */
export function pathByKey(folder: string): PathOf {
  return ({ key }) => (typeof key === 'string' && key !== '' ? `${folder}/${key}` : undefined);
}

/** Returns the path of a page that staff compose. */
export const pathOfPage: PathOf = ({ path }) =>
  typeof path === 'string' && /^\/[^/?#\s]/.test(path) ? path : undefined;

/** The widths at which the design is checked. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

/** Signs a link to one draft at a path that shows it. */
function createPreviewLink(payload: Payload, target: PreviewTarget): string {
  const token = signPreview(payload.config.secret, target);
  return `${staffSideOf(payload).siteUrl}${target.path}?${previewParameter}=${token}`;
}

/**
 * Creates the admin settings of live preview and preview button. Each link is signed for one document and one path.
 * @param kind slug of the collection or global
 */
export function previewAdmin(
  kind: string,
  pathOf: PathOf,
): Pick<CollectionAdminOptions, 'livePreview' | 'preview'> {
  const createLink = (doc: Record<string, unknown>, req: PayloadRequest) => {
    const path = pathOf(doc);
    if (!path) return null;
    const isGlobal = req.payload.config.globals.some(({ slug }) => slug === kind);
    const id = doc.id === undefined || isGlobal ? undefined : String(doc.id);
    return createPreviewLink(req.payload, { kind, id, path });
  };
  return {
    livePreview: { breakpoints, url: ({ data, req }) => createLink(data, req) },
    preview: (doc, { req }) => createLink(doc, req),
  };
}
