import { UnpublishButton as UnpublishDocument } from '@payloadcms/ui';
import { isAlwaysPublished } from '@riverfront/content/publishing';
import { createLocalReq, type ServerProps } from 'payload';

/** “Unpublish” in a document's menu, or why it is not there. @param props.kind slug of the collection or global */
export async function UnpublishButton({
  id,
  kind,
  payload,
}: ServerProps & { id?: number | string; kind: string }) {
  if (!(await isAlwaysPublished(await createLocalReq({}, payload), kind, id))) return <UnpublishDocument />;
  return <p className="always-published">Always published: the site does not work without it.</p>;
}
