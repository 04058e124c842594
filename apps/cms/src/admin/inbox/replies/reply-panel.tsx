'use client';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readStaff } from '../../staff-api.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { announceReply, subscribeToReplies } from './reply-events.ts';

/** The button beside a message that opens the reply dialog. */
export function ReplyPanel() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const [isOpen, setOpen] = useState(false);

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
      <Button onClick={() => setOpen(true)} margin={false}>
        Reply by email
      </Button>
      {isOpen ? (
        <ReplyDialog
          audience="messages"
          ids={[id]}
          initialTemplate="First answer"
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            announceReply();
          }}
        />
      ) : null}
    </div>
  );
}
