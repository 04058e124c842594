'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { Checks } from './checks.tsx';
import { ReviewPanel } from './review-panel.tsx';

/** Checks of the draft, and its review by a colleague. */
export function BeforePublishing() {
  const { id, collectionSlug, globalSlug, data } = useDocumentInfo();
  const kind = collectionSlug ?? globalSlug;
  if (!kind || (collectionSlug && typeof id !== 'number')) return null;
  const document = { kind, version: data?.updatedAt, ...(collectionSlug && { id: Number(id) }) };
  return (
    <section aria-label="Before publishing" className="before-publishing">
      <Checks {...document} />
      <ReviewPanel {...document} />
    </section>
  );
}
