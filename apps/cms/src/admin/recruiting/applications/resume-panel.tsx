'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { callStaff, reasonOf } from '../../staff-api.ts';
import './application.css';
import '../../dialog/staff-dialog.css';

/** Displays an applicant's résumé when it is a PDF or plain text, and downloads it. Both are audited. */
export function ResumePanel() {
  const { id } = useDocumentInfo();
  const isMissing = useFormFields(([fields]) => Boolean(fields.resumeMissing?.value));
  const type = useFormFields(([fields]) => fields['resume.fileType']?.value);
  const scan = useFormFields(([fields]) => fields['resume.scan']?.value);
  const [shown, setShown] = useState<ArrayBuffer>();
  const [error, setError] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const path = `/api/applications/${id}/resume`;

  async function run(action: () => Promise<void>) {
    setError(undefined);
    await action().catch((failure: unknown) => setError(reasonOf(failure)));
  }
  async function show() {
    setLoading(true);
    await run(async () => setShown(await (await callStaff(path)).arrayBuffer()));
    setLoading(false);
  }
  const download = () =>
    run(async () => {
      const response = await callStaff(`${path}?download`);
      save(await response.blob(), readFileName(response) ?? 'resume');
    });

  if (isMissing) return <p>This application came without a résumé. Write to the applicant and ask for it.</p>;
  if (scan === 'infected')
    return (
      <p className="staff-problem">The virus scan found something in this résumé, so it cannot be opened.</p>
    );
  if (scan === 'waiting')
    return <p>This résumé has not been scanned for viruses yet. Please reload this page in a minute.</p>;
  const isWord = type === 'doc' || type === 'docx';
  return (
    <section aria-label="Résumé" className="resume">
      {isWord ? <p>Word files cannot be displayed here. Please download it.</p> : null}
      <div className="staff-actions">
        {isWord ? null : (
          <Button margin={false} disabled={isLoading} onClick={show}>
            {isLoading ? 'Opening…' : 'Show résumé'}
          </Button>
        )}
        <Button margin={false} buttonStyle={isWord ? 'primary' : 'secondary'} onClick={download}>
          Download
        </Button>
        <span className="staff-hint">Opening and downloading are recorded in the audit trail.</span>
      </div>
      <Problem text={error} />
      {shown && type === 'pdf' ? <PdfFrame data={shown} /> : null}
      {shown && type !== 'pdf' ? <pre>{decodeText(shown)}</pre> : null}
    </section>
  );
}

/** Decodes UTF-8, or UTF-16 with a byte order mark: other encodings are rejected on upload. */
function decodeText(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(data);
}

function readFileName(response: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return encoded && decodeURIComponent(encoded);
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Renders a PDF in a sandboxed frame with an opaque origin, so that nothing in the file can reach the staff side
 * or a network (decision 0027).
 */
function PdfFrame({ data }: { data: ArrayBuffer }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const onMessage = ({ source, data: message }: MessageEvent) => {
      const target = frame.current?.contentWindow;
      // An opaque origin can be addressed as `*` only; the frame is identified by its window.
      if (target && source === target && message === 'ready') target.postMessage(data.slice(0), '*');
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
