'use client';
import { Button } from '@payloadcms/ui';
import type { LetterPreview } from '@riverfront/content/hiring';
import './letter-check.css';

interface LetterCheckProps {
  letters: LetterPreview[];
  busy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** All receivers of a letter, with what each of them gets, before anything is sent. */
export function LetterCheck({ letters, busy, onBack, onSend }: LetterCheckProps) {
  const wrong = letters.filter(({ problem }) => problem !== null);
  return (
    <>
      {wrong.length > 0 ? (
        <p role="alert" className="staff-problem">
          Nothing can be sent yet. {wrong.length === 1 ? 'One mail is' : `${wrong.length} mails are`} not
          right: see below, go back, and change the text.
        </p>
      ) : null}
      <ul className="letter-check" aria-label="Receivers">
        {letters.map(({ id, name, email, subject, body, problem }) => (
          <li key={id}>
            <details open={letters.length === 1 || problem !== null}>
              <summary>
                <strong>{name}</strong> <span className="staff-hint">{email}</span>
              </summary>
              {problem ? <p className="staff-problem">{problem}</p> : null}
              <p className="letter-check__subject">{subject}</p>
              <p className="letter-check__body">{body}</p>
            </details>
          </li>
        ))}
      </ul>
      <div className="staff-actions">
        <Button onClick={onSend} disabled={busy || wrong.length > 0 || letters.length === 0}>
          {busy ? 'Sending…' : letters.length === 1 ? 'Send 1 mail' : `Send ${letters.length} mails`}
        </Button>
        <Button buttonStyle="secondary" onClick={onBack} disabled={busy}>
          Back to the text
        </Button>
      </div>
    </>
  );
}
