'use client';
import { useEffect, useRef } from 'react';

/**
 * Shows a PDF in a frame that has no origin: whatever is in the file, what
 * draws it can reach neither the staff side nor any network (decision 0027).
 */
export function PdfFrame({ data }: { data: ArrayBuffer }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const onMessage = ({ source, data: said }: MessageEvent) => {
      const inside = frame.current?.contentWindow;
      // A frame without an origin can be addressed as “anybody” only; it is told apart by its window.
      if (inside && source === inside && said === 'ready') inside.postMessage(data.slice(0), '*');
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
      style={{
        width: '100%',
        height: 'min(80vh, 70rem)',
        marginTop: '1rem',
        border: '1px solid var(--theme-elevation-150)',
      }}
    />
  );
}
