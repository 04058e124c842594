'use client';
import { useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect } from 'react';
import { readStaff } from '../../staff-api.ts';
import { ReplyButton } from './reply-button.tsx';
import { subscribeToReplies } from './reply-events.ts';

/** The button of a message that opens the reply dialog. */
export function ReplyPanel() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();

  // A reply and its delivery change these fields; saving a stale form would undo that.
  useEffect(() => {
    async function reload() {
      const doc = await readStaff<Record<string, unknown>>(`/api/messages/${id}?depth=0`);
      for (const path of ['status', 'firstAnsweredAt', 'answerTime']) {
        const { [path]: value } = doc;
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
      }
    }
    return subscribeToReplies(() => void reload().catch(() => location.reload()));
  }, [id, dispatchFields]);
  if (typeof id !== 'number') return null;

  return (
    <div className="field-type">
      <ReplyButton audience="messages" ids={[id]} initialTemplate="First answer">
        Reply by email
      </ReplyButton>
    </div>
  );
}
