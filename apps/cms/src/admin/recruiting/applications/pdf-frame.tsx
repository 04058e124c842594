'use client';
import { useEffect, useRef } from 'react';

/**
 * Renders a PDF in a sandboxed frame with an opaque origin, so that nothing in the file can reach the staff side
 * or a network (decision 0027).
 */
export function PdfFrame({ data }: { data: ArrayBuffer }) {
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
