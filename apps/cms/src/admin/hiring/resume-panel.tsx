'use client';
import { Button, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { callStaff, reasonOf } from '../staff-api.ts';
import '../dialog/staff-dialog.css';
import { PdfFrame } from './pdf-frame.tsx';

type Shown = { kind: 'pdf'; data: ArrayBuffer } | { kind: 'text'; text: string };

/** An applicant's résumé: shown here when it is a PDF or plain text, or downloaded. Both are written down. */
export function ResumePanel() {
  const { id } = useDocumentInfo();
  const isMissing = useFormFields(([fields]) => Boolean(fields.resumeMissing?.value));
  const type = useFormFields(([fields]) => fields['resume.fileType']?.value);
  const scan = useFormFields(([fields]) => fields['resume.scan']?.value);
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const address = `/api/applications/${id}/resume`;

  async function show() {
    setBusy(true);
    setProblem(undefined);
    try {
      const data = await (await callStaff(address)).arrayBuffer();
      setShown(type === 'pdf' ? { kind: 'pdf', data } : { kind: 'text', text: textOf(data) });
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setBusy(false);
  }

  async function download() {
    setProblem(undefined);
    try {
      const response = await callStaff(`${address}?download`);
      save(await response.blob(), fileNameIn(response) ?? 'resume');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }

  if (isMissing) return <p>This application came without a résumé. Write to the applicant and ask for it.</p>;
  if (scan === 'infected')
    return (
      <p className="staff-problem">The virus scan found something in this résumé, so it cannot be opened.</p>
    );
  if (scan === 'waiting')
    return <p>This résumé has not been scanned for viruses yet. Please reload this page in a minute.</p>;
  const isWord = type === 'doc' || type === 'docx';
  return (
    <section aria-label="Résumé" style={{ marginBottom: '2rem' }}>
      {isWord ? <p>Word files cannot be shown here. Please download it.</p> : null}
      <div className="staff-actions">
        {isWord ? null : (
          <Button margin={false} disabled={busy} onClick={show}>
            {busy ? 'Opening…' : 'Show résumé'}
          </Button>
        )}
        <Button margin={false} buttonStyle={isWord ? 'primary' : 'secondary'} onClick={download}>
          Download
        </Button>
        <span className="staff-hint">Opening and downloading are written into the audit trail.</span>
      </div>
      {problem ? (
        <p role="alert" className="staff-problem" style={{ marginTop: '1rem' }}>
          {problem}
        </p>
      ) : null}
      {shown?.kind === 'pdf' ? <PdfFrame data={shown.data} /> : null}
      {shown?.kind === 'text' ? (
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginTop: '1rem' }}>
          {shown.text}
        </pre>
      ) : null}
    </section>
  );
}

/** Text files are UTF-8, or UTF-16 with its mark at the beginning: others are not taken. */
function textOf(data: ArrayBuffer): string {
  const [first, second] = new Uint8Array(data);
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(data);
}

function fileNameIn(response: Response): string | undefined {
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
