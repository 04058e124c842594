import type { LivePreviewConfig, PayloadRequest } from 'payload';
import { staffSideOf } from '../staff-side.ts';
import type { PathOf } from './preview-paths.ts';
import { previewParameter, signPreview } from './preview-token.ts';

/** The widths at which the design is checked. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
];

interface PreviewAdmin {
  livePreview: LivePreviewConfig;
  preview: (doc: Record<string, unknown>, options: { req: PayloadRequest }) => string | null;
}

/**
 * The admin's settings that show the real site beside a form, and behind its
 * preview button. The links are signed for the one document and its one path.
 */
export function previewAdmin(kind: string, pathOf: PathOf): PreviewAdmin {
  const linkTo = (doc: Record<string, unknown>, req: PayloadRequest) => {
    const path = pathOf(doc);
    if (!path) return null;
    const id = doc.id === undefined || isGlobal(req, kind) ? undefined : String(doc.id);
    const token = signPreview(req.payload.config.secret, { kind, id, path });
    return `${staffSideOf(req.payload).siteUrl}${path}?${previewParameter}=${token}`;
  };
  return {
    livePreview: { breakpoints, url: ({ data, req }) => linkTo(data, req) },
    preview: (doc, { req }) => linkTo(doc, req),
  };
}

function isGlobal(req: PayloadRequest, kind: string): boolean {
  return req.payload.config.globals.some(({ slug }) => slug === kind);
}
