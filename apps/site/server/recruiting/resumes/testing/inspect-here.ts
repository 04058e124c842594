import { createResumeInspector } from '../inspect-resume.ts';
import { inspectDoc } from '../inspection/doc.ts';
import { inspectDocx } from '../inspection/docx.ts';
import { inspectPdf } from '../inspection/pdf.ts';
import { inspectTxt } from '../inspection/txt.ts';

const parsers = { pdf: inspectPdf, doc: inspectDoc, docx: inspectDocx, txt: inspectTxt };

/** Inspects as in the product, in this thread: starting one takes most of the time that a file takes. */
export const inspectHere = createResumeInspector({ run: (type, bytes) => parsers[type](bytes) });
