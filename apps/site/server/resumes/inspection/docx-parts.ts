import { hasActiveContent, hasEmbeddedFiles } from './refusals.ts';

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Attributes = Record<string, string>;

/** Reads the elements of `[Content_Types].xml`: which part is the document, and whether there are macros. */
export function readContentTypes() {
  let named: string | undefined;
  let byDefault: string | undefined;
  return {
    element(name: string, { ContentType: type = '', PartName = '', Extension = '' }: Attributes) {
      if (/macroEnabled|vbaProject|vbaData/i.test(type)) throw hasActiveContent('docx');
      if (type.toLowerCase() !== mainDocument) return;
      if (name === 'Override') named = PartName.replace(/^\//, '');
      if (name === 'Default' && Extension.toLowerCase() === 'xml') byDefault = 'word/document.xml';
    },
    /** Without the leading slash; nothing when no part is a Word document. */
    mainPart: () => named ?? byDefault,
  };
}

/** Looks at an element of a `.rels` part: what Word would fetch from elsewhere when it opens the file. */
export function checkRelationship(
  name: string,
  { Type = '', Target = '', TargetMode = '' }: Attributes,
): void {
  if (name !== 'Relationship') return;
  const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  if (type === 'vbaproject' || type === 'wordvbadata') throw hasActiveContent('docx');
  if (TargetMode.toLowerCase() !== 'external') return;
  // The template a document was made from stands in many an honest file, but on its author's disk.
  if (type === 'attachedtemplate' && /^\s*(https?|ftp):/i.test(Target)) throw hasActiveContent('docx');
  if (['oleobject', 'frame', 'subdocument', 'afchunk'].includes(type)) throw hasEmbeddedFiles('docx');
}
