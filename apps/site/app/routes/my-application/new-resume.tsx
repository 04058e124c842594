import type { OwnApplication } from '@riverfront/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FieldError } from '../../ui/form/field-error.tsx';
import { resumeAccept, resumeHint, resumeProblem } from '../careers/apply/resume.ts';
import { sendResume } from './send-resume.ts';

interface NewResumeProps {
  reference: string;
  proof: string;
  isMissing: boolean;
  onReplaced: (application: OwnApplication, message: string) => void;
  onExpired: () => void;
}

/** The file field for another résumé, with what becomes of the sending. */
export function NewResume({ reference, proof, isMissing, onReplaced, onExpired }: NewResumeProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [share, setShare] = useState<number>();

  function complain(text: string) {
    setProblem(text);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (share !== undefined) return;
    const file = input.current?.files?.[0];
    if (!file) return complain('Please choose a file first.');
    const wrong = resumeProblem(file);
    if (wrong) return complain(wrong);
    setProblem(undefined);
    setShare(0);
    const outcome = await sendResume({ reference, proof, file, onProgress: setShare });
    setShare(undefined);
    if (outcome.kind === 'received') {
      if (input.current) input.current.value = '';
      return onReplaced(outcome.application, outcome.message);
    }
    if (outcome.mustProve) return onExpired();
    complain(outcome.message);
  }

  return (
    <form className="field own-resume" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="field-label">
        {isMissing ? 'Send the résumé' : 'Send another one'}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {resumeHint} {isMissing ? '' : 'It takes the place of the old file, which we delete.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={resumeAccept}
          className="own-file"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={() => setProblem(undefined)}
        />
        <button type="submit" className="button button-quiet" aria-disabled={share !== undefined}>
          {share === undefined ? 'Send file' : `Sending… ${Math.floor(share * 100)} %`}
        </button>
      </div>
      <FieldError id={`${id}-error`} message={problem} />
    </form>
  );
}
