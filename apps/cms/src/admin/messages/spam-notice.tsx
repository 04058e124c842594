'use client';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import './messages.css';

/** Why a message was taken for spam, in words; nothing for all others. */
export const SpamNotice: TextFieldClientComponent = ({ path }) => {
  const { reasons, suspected, status } = useFormFields(([fields]) => ({
    reasons: fields[path]?.value,
    suspected: fields.suspectedSpam?.value === true,
    status: fields.status?.value,
  }));
  if (!suspected && status !== 'spam') return null;
  const given = Array.isArray(reasons) ? reasons.map(String) : [];
  return (
    <section className="message-notice" aria-label="Spam">
      <strong>{suspected ? 'This looks like spam' : 'This was marked as spam'}</strong>
      {suspected && given.length > 0 ? (
        <>
          <p>The site noticed about it:</p>
          <ul>
            {given.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        It is left out of the inbox and not passed on to the customer system. Is it a real message? Press “Not
        spam: restore”, and it is treated as any other.
      </p>
    </section>
  );
};
