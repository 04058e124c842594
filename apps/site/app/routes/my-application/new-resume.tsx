import type { PortalApplication } from '@riverfront/contract';
import { isAnswer } from '@riverfront/contract/answers';
import { ApiError } from '@riverfront/contract/client';
import { commandPaths } from '@riverfront/contract/paths';
import { type FormEvent, useId, useRef } from 'react';
import {
  fileChanged,
  isReadable,
  resumeAccept,
  resumeHint,
  uploadForm,
  validateResume,
} from '../../components/form/upload.ts';
import { FieldError } from '../../ui/form/field.tsx';
import { useAction, usePortal } from './use-session.ts';

interface NewResumeProps {
  reference: string;
  isMissing: boolean;
  onReplaced: (application: PortalApplication, message: string) => void;
  /** Called when another attempt begins, so that an earlier success is no longer shown. */
  onBegin: () => void;
}

/** Uploads another résumé, with progress. */
export function NewResume({ reference, isMissing, onReplaced, onBegin }: NewResumeProps) {
  const { proof } = usePortal().session;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { run, progress, error, setError } = useAction();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (progress !== undefined) return;
    onBegin();
    const file = input.current?.files?.[0];
    const invalid = file ? validateResume(file) : 'Please choose a file first.';
    if (!file || invalid) {
      setError(invalid);
      return input.current?.focus();
    }
    if (!(await isReadable(file))) {
      // Choosing the same file again would be no change.
      if (input.current) input.current.value = '';
      setError(fileChanged);
      return input.current?.focus();
    }
    const form = new FormData();
    form.append('proof', proof);
    form.append('reference', reference);
    form.append('resume', file);
    const answer = await run(async (options) => {
      const body = await uploadForm(commandPaths.portalReplaceResume, form, options);
      if (!isAnswer('portalReplaceResume', body)) throw new ApiError(0, undefined);
      return body;
    });
    if (!answer) return input.current?.focus();
    if (input.current) input.current.value = '';
    onReplaced(answer.application, answer.message);
  }

  return (
    <form className="field" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="field-label">
        {isMissing ? 'Send the résumé' : 'Send another one'}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        {isMissing ? resumeHint : `${resumeHint} It takes the place of the old file, which we delete.`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept={resumeAccept}
          className="min-h-12 max-w-md min-w-0 flex-[1_1_16rem] file:mr-3 file:min-h-12 file:cursor-pointer file:border file:border-field-line file:bg-surface file:px-4 file:font-semibold file:text-text file:[&:hover]:border-text"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          onChange={() => setError(undefined)}
        />
        <button type="submit" className="button button-quiet" aria-disabled={progress !== undefined}>
          {progress === undefined ? 'Send file' : `Sending… ${Math.floor(progress * 100)} %`}
        </button>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </form>
  );
}
