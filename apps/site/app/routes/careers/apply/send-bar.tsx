import { useEffect, useRef, useState } from 'react';
import { toMissingSentence } from './application.ts';

interface SendBarProps {
  /** Values that are still missing; the button works without any. */
  missing: string[];
  /** From 0 to 1 while the form is being sent. */
  progress: number | undefined;
  onCancel: () => void;
}

/** The submit button, with what is still missing; while sending, the progress. */
export function SendBar({ missing, progress, onCancel }: SendBarProps) {
  const [wasCancelled, setCancelled] = useState(false);
  if (progress === undefined) return <Ready {...{ missing, wasCancelled }} />;
  return (
    <Sending
      progress={progress}
      onCancel={() => {
        setCancelled(true);
        onCancel();
      }}
    />
  );
}

function Ready({ missing, wasCancelled }: { missing: string[]; wasCancelled: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasCancelled) button.current?.focus();
  }, [wasCancelled]);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {/* Not `disabled`: pressing it says what is missing, and it can be reached by keyboard. What is
          missing is read with it, and not aloud with every letter that is typed above. */}
      <button
        ref={button}
        type="submit"
        className="button max-xs:w-full"
        aria-disabled={missing.length > 0}
        aria-describedby="apply-missing"
      >
        Submit application
      </button>
      <p id="apply-missing" className="min-w-0 flex-[1_1_14rem] text-small text-text-soft">
        {wasCancelled && missing.length === 0
          ? 'Sending cancelled. Nothing was lost.'
          : toMissingSentence(missing)}
      </p>
    </div>
  );
}

function Sending({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The clicked button is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const percent = Math.round(progress * 100);
  // Every percent would be too much to listen to.
  const announced = Math.floor(percent / 25) * 25;
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      <div className="flex items-center justify-between gap-6">
        <p className="font-semibold tabular-nums">
          {percent < 100 ? `Sending… ${percent} %` : 'Checking your résumé…'}
        </p>
        <button type="button" className="link min-h-11 px-1" onClick={onCancel}>
          Cancel
        </button>
      </div>
      <progress aria-label="Sending" max={100} value={percent} className="apply-progress" />
      <p role="status" className="sr-only">
        {announced < 100 ? `${announced} percent sent` : 'Checking your résumé…'}
      </p>
    </div>
  );
}
