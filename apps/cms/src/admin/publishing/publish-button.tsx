import { isAlwaysPublished } from '@riverfront/content/publishing';
import { createLocalReq, type ServerProps } from 'payload';
import { PublishOrSchedule } from './publish-or-schedule.tsx';

/** The publish button of a document and its schedule. @param props.kind slug of the collection or global */
export async function PublishButton({
  id,
  kind,
  payload,
}: ServerProps & { id?: number | string; kind: string }) {
  const staysPublished = await isAlwaysPublished(await createLocalReq({}, payload), kind, id);
  return <PublishOrSchedule mayUnpublish={!staysPublished} />;
}
