import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { isOrdinaryLink } from './links.ts';
import type { PdfReader } from './pdf-reader.ts';
import { actsByItself, hasActiveContent, hasEmbeddedFiles } from './refusals.ts';

/** ISO 32000-2, table 201, without `GoTo`, which stays in the file, and `URI`, which has a rule of its own. */
const otherActions = new Set([
  ...['GoToR', 'GoToE', 'GoToDp', 'GoTo3DView', 'Launch', 'Thread', 'Sound', 'Movie', 'Hide', 'Named'],
  ...['SubmitForm', 'ResetForm', 'ImportData', 'SetOCGState', 'Rendition', 'Trans', 'RichMediaExecute'],
]);
/** Annotations that hold or play another file (ISO 32000-2, table 171). */
const playing = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
/** What names the files of a file specification (ISO 32000-2, table 43). */
const embedded = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/**
 * Asserts that a PDF does nothing besides showing pages. The only actions it may have are going to a place in
 * itself, and opening an ordinary address after a click (decision 0042).
 * @throws {ResumeRefused} for any other action, for scripts, and for other files inside or outside of it
 */
export function assertInactive(pdf: PdfReader): void {
  const dictionaries = [...pdf.dictionaries].map((dictionary) => ({
    /** What stands under a key. */
    under: (key: string) => pdf.meanings(dictionary.get(PDFName.of(key))),
    names: (key: string) =>
      pdf.meanings(dictionary.get(PDFName.of(key))).flatMap((value) => nameOf(value) ?? []),
  }));
  if (dictionaries.some(isScript)) throw hasActiveContent('pdf');
  // A stream whose content is in another file (ISO 32000-2, table 5), or that shows a page of one (8.10.4).
  const outside = pdf.streams.some(({ dict }) => dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref')));
  if (outside || dictionaries.some(holdsFile)) throw hasEmbeddedFiles('pdf');
  if (dictionaries.some((dictionary) => acts(dictionary, pdf))) throw actsByItself('pdf');
}

type Dictionary = { under: (key: string) => PDFObject[]; names: (key: string) => string[] };

function isScript({ under, names }: Dictionary): boolean {
  // A font may be called "JS", hence the look at what it is.
  const hasScript = under('JS').some((value) => textOf(value) !== undefined || value instanceof PDFStream);
  return hasScript || under('XFA').length > 0 || names('S').includes('JavaScript');
}

function holdsFile({ under, names }: Dictionary): boolean {
  const files = under('EF').filter((value) => value instanceof PDFDict);
  return (
    files.some((file) => embedded.some((key) => file.has(PDFName.of(key)))) ||
    names('Type').some((type) => type === 'EmbeddedFile' || type === 'Filespec') ||
    names('Subtype').some((type) => playing.has(type))
  );
}

function acts({ under, names }: Dictionary, pdf: PdfReader): boolean {
  const addresses = [...under('URI'), ...under('Base')].flatMap((value) => textOf(value) ?? []);
  const clicked = actionTypes([...under('A'), ...under('PA')], pdf);
  const following = actionTypes([...under('OpenAction'), ...under('Next')], pdf);
  const triggers = under('AA').flatMap((value) => (value instanceof PDFDict ? value.values() : []));
  return (
    names('S').some((type) => otherActions.has(type)) ||
    !addresses.every(isOrdinaryLink) ||
    clicked.some((type) => type !== 'GoTo' && type !== 'URI') ||
    following.some((type) => type !== 'GoTo') ||
    actionTypes(triggers, pdf).length > 0
  );
}

/** The types of the actions among these values: dictionaries with `/S`, alone or in an array. */
function actionTypes(values: PDFObject[], pdf: PdfReader): string[] {
  return values
    .flatMap((value) => pdf.meanings(value))
    .flatMap((value) => (value instanceof PDFArray ? value.asArray() : [value]))
    .flatMap((value) => pdf.meanings(value))
    .flatMap((value) => (value instanceof PDFDict ? pdf.meanings(value.get(PDFName.of('S'))) : []))
    .flatMap((type) => nameOf(type) ?? []);
}

function nameOf(value: PDFObject): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function textOf(value: PDFObject): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}
