'use client';
import { Button, useAuth, useForm, useFormFields } from '@payloadcms/ui';
import '../../platform/received.css';
import './messages.css';

/** Quick actions of a message. Each saves the whole form, so that no edits are lost. */
export function MessageActions() {
  const { user } = useAuth();
  const { submit } = useForm();
  const { status, suspected, owner, email, name, reference, message } = useFormFields(([fields]) => ({
    status: fields.status?.value,
    suspected: fields.suspectedSpam?.value === true,
    owner: fields.owner?.value,
    email: text(fields.email?.value),
    name: text(fields.name?.value),
    reference: text(fields.reference?.value),
    message: text(fields.message?.value),
  }));
  const isSpam = status === 'spam' || suspected;
  const save = (overrides: Record<string, unknown>) => () => void submit({ overrides });
  return (
    <div className="message-actions">
      {isSpam ? (
        <Button
          buttonStyle="primary"
          margin={false}
          onClick={save({ status: status === 'spam' ? 'new' : status, suspectedSpam: false })}
        >
          Not spam: restore
        </Button>
      ) : (
        <>
          {user && owner !== user.id ? (
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={save({ owner: user.id, ...(status === 'new' && { status: 'in-progress' }) })}
            >
              Take it on myself
            </Button>
          ) : null}
          {email ? (
            <a className="message-actions__mail" href={mailtoUrl({ email, name, reference, message })}>
              Answer in my email program
            </a>
          ) : null}
          <Button buttonStyle="secondary" margin={false} onClick={save({ status: 'spam' })}>
            Mark as spam
          </Button>
        </>
      )}
    </div>
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Most characters of the quotation: email programs limit the length of a URL. */
const maxQuotation = 1_200;

/** A `mailto:` URL with subject, salutation and the quoted message. */
function mailtoUrl(of: { email: string; name: string; reference: string; message: string }): string {
  const quoted = of.message
    .slice(0, maxQuotation)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
  const body = `Dear ${of.name},\r\n\r\n\r\n\r\nYou wrote:\r\n${quoted}`;
  const subject = `Your message to us (${of.reference})`;
  return `mailto:${encodeURIComponent(of.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
