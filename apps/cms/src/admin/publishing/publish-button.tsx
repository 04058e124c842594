import { UnpublishButton as UnpublishDocument } from '@payloadcms/ui';
import { isAlwaysPublished } from '@riverfront/backend/publishing/published';
import { createLocalReq, type ServerProps } from 'payload';
import { PublishNowButton } from './saving/buttons.tsx';

/** @param kind slug of the collection or global */
type ButtonProps = ServerProps & { id?: number | string; kind: string };

/** The publish button of a document, with its schedule. */
export async function PublishButton({ id, kind, payload }: ButtonProps) {
  const staysPublished = await isAlwaysPublished(await createLocalReq({}, payload), kind, id);
  return <PublishNowButton mayUnpublish={!staysPublished} />;
}

/** “Unpublish” in a document's menu, or the reason why it is missing. */
export async function UnpublishButton({ id, kind, payload }: ButtonProps) {
  if (!(await isAlwaysPublished(await createLocalReq({}, payload), kind, id))) return <UnpublishDocument />;
  return <p className="always-published">Always published: the site does not work without it.</p>;
}
