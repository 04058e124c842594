'use client';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { readStaff } from '../staff-api.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { announceLetter, onLetter } from './letter-sent.ts';

/** Beside a message: answers its sender. */
export function ReplyPanel() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const [isOpen, setOpen] = useState(false);

  // The form shows what the letter and its delivery have changed, or saving it would undo that.
  useEffect(() => {
    async function takeOver() {
      const doc = await readStaff<Record<string, unknown>>(`/api/messages/${id}?depth=0`);
      for (const path of ['status', 'firstAnsweredAt', 'answerTime']) {
        const { [path]: value } = doc;
        dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
      }
    }
    return onLetter(() => void takeOver().catch(() => location.reload()));
  }, [id, dispatchFields]);
  if (typeof id !== 'number') return null;

  return (
    <div className="field-type">
      <Button onClick={() => setOpen(true)} margin={false}>
        Reply by mail
      </Button>
      {isOpen ? (
        <LetterDialog
          audience="messages"
          ids={[id]}
          begin="First answer"
          onClose={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            announceLetter();
          }}
        />
      ) : null}
    </div>
  );
}
