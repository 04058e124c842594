'use client';
import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import './messages.css';

/** Why a message is considered spam; renders nothing for other messages. */
export const SpamNotice: TextFieldClientComponent = ({ path }) => {
  const { reasons, suspected, status } = useFormFields(([fields]) => ({
    reasons: fields[path]?.value,
    suspected: fields.suspectedSpam?.value === true,
    status: fields.status?.value,
  }));
  if (!suspected && status !== 'spam') return null;
  const texts = Array.isArray(reasons) ? reasons.map(String) : [];
  return (
    <section className="message-notice" aria-label="Spam">
      <strong>{suspected ? 'This looks like spam' : 'This was marked as spam'}</strong>
      {suspected && texts.length > 0 ? (
        <>
          <p>Why:</p>
          <ul>
            {texts.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        It is left out of the inbox and not sent to the CRM. If it is a real message, press “Not spam:
        restore”.
      </p>
    </section>
  );
};
