'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { PostButton } from '../form/post-button.tsx';

/** Button that puts a failed email back into the queue. */
export function RetryEmail() {
  const { id } = useDocumentInfo();
  return (
    <PostButton label="Send again" buttonStyle="primary" size="medium" path={`/api/mails/${id}/retry`} />
  );
}
