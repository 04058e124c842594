'use client';
import type { Application } from '@riverfront/backend/payload-types';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../../dialog/problem.tsx';
import { SmallButton } from '../../../form/buttons.tsx';
import { callStaff, reasonOf } from '../../../requests/staff-api.ts';

interface ResumePanelProps {
  id: number;
  resume: Application['resume'];
  isMissing: boolean;
}

/** Displays an applicant's résumé, and downloads it. Both are audited. */
export function ResumePanel({ id, resume, isMissing }: ResumePanelProps) {
  const { fileName, fileType, scan } = resume ?? {};
  const isReadable = !isMissing && scan !== 'infected' && scan !== 'waiting';
  const [shown, setShown] = useState<ArrayBuffer>();
  const [error, setError] = useState<string>();
  const path = `/api/applications/${id}/resume`;
  useEffect(() => {
    if (!isReadable) return;
    const controller = new AbortController();
    callStaff(path, { signal: controller.signal })
      .then((response) => response.arrayBuffer())
      .then(setShown, (failure) => {
        if (!controller.signal.aborted) setError(reasonOf(failure));
      });
    return () => controller.abort();
  }, [path, isReadable]);

  return (
    <>
      <header className="staff-row">
        <h2>Résumé</h2>
        {isReadable ? (
          <>
            <span className="staff-hint">{fileName}</span>
            <SmallButton el="anchor" url={`${path}?download`}>
              Download
            </SmallButton>
          </>
        ) : null}
      </header>
      <Problem text={error} />
      {isMissing ? (
        <p>The application came without a résumé. Write to the applicant and ask for it.</p>
      ) : scan === 'infected' ? (
        <p className="staff-problem">
          The virus scan found something in this résumé, so it cannot be opened.
        </p>
      ) : scan === 'waiting' ? (
        <p>This résumé has not been scanned for viruses yet. Please reload this page in a minute.</p>
      ) : null}
      {isReadable && fileType !== 'txt' ? (
        <p className="staff-hint">
          {fileType === 'pdf' ? '' : 'Here you see the content without its layout. '}
          The download is the original, from a stranger: open it in Protected View, and do not allow it to run
          or load anything.
        </p>
      ) : null}
      {isReadable && !shown && !error ? <p className="staff-hint">Opening…</p> : null}
      {shown && fileType !== 'txt' ? (
        <ViewerFrame data={fileType === 'pdf' ? shown : new TextDecoder().decode(shown)} />
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      {shown && fileType === 'txt' ? <pre tabIndex={0}>{decodeText(shown)}</pre> : null}
    </>
  );
}

/** Decodes UTF-8, or UTF-16 with a byte order mark: other encodings are rejected on upload. */
function decodeText(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(data);
}

/**
 * Renders a PDF, or the HTML of a Word file, in a sandboxed frame with an opaque origin, so that nothing in the file
 * can reach the staff side or a network (decision 0027).
 */
function ViewerFrame({ data }: { data: ArrayBuffer | string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const onMessage = ({ source, data: message }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      // An opaque origin can be addressed as `*` only; the frame is identified by its window.
      if (target && source === target && message === 'ready') target.postMessage(data, '*');
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [data]);
  return (
    <iframe
      ref={frame}
      title="Résumé"
      src="/resume-viewer/index.html"
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
    />
  );
}
