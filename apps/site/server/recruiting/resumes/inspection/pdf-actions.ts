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
import { rejection } from './rejections.ts';

/** ISO 32000-2, table 201, without `GoTo`, which stays in the file, and `URI`, whose address is checked. */
const otherActions = new Set(
  `GoToR GoToE GoToDp GoTo3DView Launch Thread Sound Movie Hide Named SubmitForm ResetForm ImportData
   SetOCGState Rendition Trans RichMediaExecute`.split(/\s+/),
);
/** Annotations that hold or play another file (ISO 32000-2, table 171). */
const playing = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
/** Keys of the files in a file specification (ISO 32000-2, table 43). */
const embedded = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/**
 * Asserts that a PDF does nothing besides showing pages. Its only actions may be going to a place in itself and
 * opening an ordinary address after a click (decision 0042).
 * @throws {ResumeError} for any other action, for scripts, and for other files inside or outside of it
 */
export function assertInactive(pdf: PdfReader): void {
  const dictionaries = [...pdf.dictionaries].map((dictionary) => ({
    valuesOf: (key: string) => pdf.resolve(dictionary.get(PDFName.of(key))),
    namesOf: (key: string) =>
      pdf.resolve(dictionary.get(PDFName.of(key))).flatMap((value) => toName(value) ?? []),
  }));
  if (dictionaries.some(isScript)) throw rejection('pdf', 'activeContent');
  // A stream whose content is in another file (ISO 32000-2, table 5), or that shows a page of one (8.10.4).
  const isExternal = pdf.streams.some(({ dict }) => dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref')));
  if (isExternal || dictionaries.some(holdsFile)) throw rejection('pdf', 'embeddedFile');
  if (dictionaries.some((dictionary) => hasAction(dictionary, pdf))) throw rejection('pdf', 'action');
}

interface Dictionary {
  /** Every object that the value under a key may be. */
  valuesOf: (key: string) => PDFObject[];
  namesOf: (key: string) => string[];
}

function isScript({ valuesOf, namesOf }: Dictionary): boolean {
  // A font may be called "JS": only a text or a stream is a script.
  const hasScript = valuesOf('JS').some((value) => toText(value) !== undefined || value instanceof PDFStream);
  return hasScript || valuesOf('XFA').length > 0 || namesOf('S').includes('JavaScript');
}

function holdsFile({ valuesOf, namesOf }: Dictionary): boolean {
  const files = valuesOf('EF').filter((value) => value instanceof PDFDict);
  return (
    files.some((file) => embedded.some((key) => file.has(PDFName.of(key)))) ||
    namesOf('Type').some((type) => type === 'EmbeddedFile' || type === 'Filespec') ||
    namesOf('Subtype').some((type) => playing.has(type))
  );
}

function hasAction({ valuesOf, namesOf }: Dictionary, pdf: PdfReader): boolean {
  const addresses = [...valuesOf('URI'), ...valuesOf('Base')].flatMap((value) => toText(value) ?? []);
  const clicked = listActionTypes([...valuesOf('A'), ...valuesOf('PA')], pdf);
  const following = listActionTypes([...valuesOf('OpenAction'), ...valuesOf('Next')], pdf);
  const triggers = valuesOf('AA').flatMap((value) => (value instanceof PDFDict ? value.values() : []));
  return (
    namesOf('S').some((type) => otherActions.has(type)) ||
    !addresses.every(isOrdinaryLink) ||
    clicked.some((type) => type !== 'GoTo' && type !== 'URI') ||
    following.some((type) => type !== 'GoTo') ||
    listActionTypes(triggers, pdf).length > 0
  );
}

/** Returns the types of the actions among these values: dictionaries with `/S`, alone or in an array. */
function listActionTypes(values: PDFObject[], pdf: PdfReader): string[] {
  return values
    .flatMap((value) => pdf.resolve(value))
    .flatMap((value) => (value instanceof PDFArray ? value.asArray() : [value]))
    .flatMap((value) => pdf.resolve(value))
    .flatMap((value) => (value instanceof PDFDict ? pdf.resolve(value.get(PDFName.of('S'))) : []))
    .flatMap((type) => toName(type) ?? []);
}

function toName(value: PDFObject): string | undefined {
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function toText(value: PDFObject): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}
