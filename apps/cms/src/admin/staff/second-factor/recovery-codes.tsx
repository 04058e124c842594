'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import styles from './second-factor.module.css';

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes, Riverfront staff\n\n${codes.join('\n')}\n`)}`;
  return (
    <div className={styles.panel}>
      <h1 ref={heading} tabIndex={-1}>
        Save these recovery codes
      </h1>
      <p>
        Each of them lets you in once when your phone is not at hand. They are shown only now: print them, or
        store them in your password manager.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button margin={false} onClick={onSaved}>
          I have saved them
        </Button>
        <a href={file} download="riverfront-recovery-codes.txt">
          Download as a file
        </a>
      </div>
    </div>
  );
}
