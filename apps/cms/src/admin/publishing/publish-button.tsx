import { PublishButton as PublishDocument, UnpublishButton as UnpublishDocument } from '@payloadcms/ui';
import { draftsOnlyText, mayPublish } from '@riverfront/backend/accounts/publishers';
import { isAlwaysPublished } from '@riverfront/backend/publishing/published';
import { createLocalReq, type ServerProps } from 'payload';

/** @param kind slug of the collection or global */
type ButtonProps = ServerProps & { id?: number | string; kind: string };

/** The publish button of a document, with its schedule, or the reason why it is missing. */
export function PublishButton({ user }: ServerProps) {
  return mayPublish(user ?? null) ? <PublishDocument /> : <p className="publishing-note">{draftsOnlyText}</p>;
}

/** “Unpublish” in a document's menu, or the reason why it is missing. */
export async function UnpublishButton({ id, kind, payload }: ButtonProps) {
  if (!(await isAlwaysPublished(await createLocalReq({}, payload), kind, id))) return <UnpublishDocument />;
  return <p className="publishing-note">Always published: the site does not work without it.</p>;
}
