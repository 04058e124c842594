'use client';
import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { readStaff } from '../staff-api.ts';
import { LetterDialog } from './letter-dialog.tsx';
import { announceLetter } from './letter-sent.ts';

/** Beside a message: answers its sender. */
export function ReplyPanel() {
  const { id } = useDocumentInfo();
  const { dispatchFields } = useForm();
  const [isOpen, setOpen] = useState(false);
  if (typeof id !== 'number') return null;

  /** The form shows what the letter has changed, or saving it would undo that. */
  async function takeOver() {
    const doc = await readStaff<Record<string, unknown>>(`/api/messages/${id}?depth=0`);
    for (const path of ['status', 'firstAnsweredAt']) {
      const { [path]: value } = doc;
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
    }
  }

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
            takeOver().catch(() => location.reload());
          }}
        />
      ) : null}
    </div>
  );
}
