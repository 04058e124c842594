import { type DragEvent, useEffect, useRef, useState } from 'react';
import { formatFileSize, resumeAccept, resumeHint } from '../../../components/form/upload.ts';
import { describeControl, FieldError, useFieldIds } from '../../../ui/form/field.tsx';
import { labels } from './application.ts';
import { Group } from './form-parts.tsx';

interface ResumeFieldProps {
  file: File | null;
  onChange: (file: File | null) => void;
  /** Name of a file that was chosen on an earlier visit; pages cannot store files. */
  fileNameBefore: string | null;
  error: string | undefined;
}

/** The résumé: the browser's own file field, with room around it to drop a file on. */
export function ResumeField({ file, onChange, fileNameBefore, error }: ResumeFieldProps) {
  const ids = useFieldIds('resume');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  usePreventedDrop();
  // Choosing the same file again would be no change.
  const before = useRef(file);
  useEffect(() => {
    if (before.current && !file && input.current) input.current.value = '';
    before.current = file;
  }, [file]);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (!dropped) return;
    // Several files may be dropped at once; the field takes one.
    const list = new DataTransfer();
    list.items.add(dropped);
    if (input.current) input.current.files = list.files;
    onChange(dropped);
  }

  function remove() {
    onChange(null);
    input.current?.focus();
  }

  return (
    <Group title={labels.resume} text="Our recruiters and the people you would work with read it.">
      <div className="field col-span-full">
        <label id={ids.label} htmlFor={ids.control} className="field-label">
          {labels.resume}
        </label>
        <div id={ids.hint} className="field-hint">
          {resumeHint}
          {fileNameBefore && !file ? (
            <strong className="block font-semibold text-text">Choose {fileNameBefore} again.</strong>
          ) : null}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside does the same by keyboard */}
        <div
          className="apply-drop"
          data-over={isOver || undefined}
          data-invalid={error ? true : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            ref={input}
            type="file"
            id={ids.control}
            name="resume"
            accept={resumeAccept}
            required
            {...describeControl(ids, { hint: true, error })}
            // The name of the chosen file stands beside it, with its size.
            className="min-h-12 w-38 overflow-hidden text-transparent file:m-0 file:min-h-12 file:w-38 file:cursor-pointer file:border file:border-field-line file:bg-surface file:font-semibold file:text-text file:[&:hover]:border-text"
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              // Cancelling the browser's dialog takes nothing away.
              if (chosen) onChange(chosen);
            }}
          />
          {file ? (
            <p className="flex min-w-0 flex-wrap items-center gap-x-3.5">
              <span className="min-w-0 font-semibold wrap-anywhere">{file.name}</span>
              <span className="text-small text-text-soft tabular-nums">{formatFileSize(file.size)}</span>
              <button type="button" onClick={remove} className="link min-h-11 px-1">
                Remove<span className="sr-only"> {file.name}</span>
              </button>
            </p>
          ) : (
            <p className="text-small text-text-soft max-md:hidden" aria-hidden="true">
              or drop it here
            </p>
          )}
        </div>
        <FieldError id={ids.error} message={error} />
      </div>
    </Group>
  );
}

/** Ignores a file that is dropped beside the field: it would replace the page, and all that was typed. */
function usePreventedDrop() {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', ignore);
    addEventListener('drop', ignore);
    return () => {
      removeEventListener('dragover', ignore);
      removeEventListener('drop', ignore);
    };
  }, []);
}
