'use client';
import { useField, useListDrawer } from '@payloadcms/ui';
import { linkedCollections } from '@riverfront/backend/fields/link';
import { toAddress } from '@riverfront/backend/publishing/paths/addresses';
import type { TextFieldClientProps } from 'payload';

/** Writes the path of a page that is chosen in Payload's list into the link field above. */
export function ChoosePage({ path, readOnly }: TextFieldClientProps) {
  const { setValue } = useField<string>({ potentiallyStalePath: path });
  const [ListDrawer, ListDrawerToggler, { closeDrawer }] = useListDrawer({
    collectionSlugs: [...linkedCollections],
  });
  if (readOnly) return null;
  return (
    <>
      <ListDrawerToggler className="staff-link">Choose a page</ListDrawerToggler>
      <ListDrawer
        allowCreate={false}
        onSelect={({ collectionSlug, doc }) => {
          setValue(toAddress(collectionSlug, doc));
          closeDrawer();
        }}
      />
    </>
  );
}
