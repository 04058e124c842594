import { isOnOwnDisk, isOrdinaryLink } from './links.ts';
import { fetchesFromElsewhere, hasActiveContent, hasEmbeddedFiles } from './refusals.ts';
import { createFieldReader, isHarmless } from './word-fields.ts';
import type { XmlHandlers } from './xml.ts';

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Attributes = Record<string, string>;

/** Reads the elements of `[Content_Types].xml`: which part is the document, and whether there are macros. */
export function readContentTypes() {
  const parts = new Map<string, string>();
  const extensions = new Map<string, string>();
  let named: string | undefined;
  return {
    element(name: string, { ContentType = '', PartName = '', Extension = '' }: Attributes) {
      const type = ContentType.toLowerCase();
      if (/macroenabled|vbaproject|vbadata/.test(type)) throw hasActiveContent('docx');
      const part = PartName.replace(/^\//, '');
      if (name === 'Override') parts.set(part.toLowerCase(), type);
      if (name === 'Default') extensions.set(Extension.toLowerCase(), type);
      if (name === 'Override' && type === mainDocument) named = part;
    },
    /** Without the leading slash; nothing when no part is a Word document. */
    mainPart: () => named ?? (extensions.get('xml') === mainDocument ? 'word/document.xml' : undefined),
    /** The content type of a part, in lower case; nothing when none is stated. */
    typeOf(part: string) {
      const name = part.toLowerCase();
      return parts.get(name) ?? extensions.get(name.slice(name.lastIndexOf('.') + 1));
    },
  };
}

/** Relationships to what runs, and to what is a document of its own. */
const active = new Set([
  'vbaproject',
  'wordvbadata',
  'keymapcustomizations',
  'attachedtoolbars',
  'ui/extensibility',
]);
const embedded = new Set(['oleobject', 'control', 'activexcontrolbinary', 'frame', 'subdocument', 'afchunk']);

/**
 * Looks at an element of a `.rels` part. Outside of the file may be only the target of an ordinary link, and the
 * template on its author's own disk (decision 0042).
 */
export function checkRelationship(
  name: string,
  { Type = '', Target = '', TargetMode = '' }: Attributes,
): void {
  if (name !== 'Relationship') return;
  const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  if (active.has(type)) throw hasActiveContent('docx');
  if (embedded.has(type)) throw hasEmbeddedFiles('docx');
  const isOutside = TargetMode.toLowerCase() === 'external';
  const isAllowed =
    type === 'hyperlink'
      ? isOrdinaryLink(Target)
      : isOutside
        ? type === 'attachedtemplate' && isOnOwnDisk(Target)
        : isPart(Target);
  if (!isAllowed) throw fetchesFromElsewhere('docx');
}

/** Elements that stand for a document of its own, an object of another program or a data source. */
const objects = new Set(['altChunk', 'subDoc', 'OLEObject', 'control']);
/** Elements of VML that show what their `href` names. */
const pictures = new Set(['imagedata', 'fill', 'stroke', 'image']);

/** Looks at a part that Word interprets: its fields, and what its elements take from elsewhere. */
export function checkPart(): XmlHandlers {
  const fields = createFieldReader('docx');
  return {
    element(name, attributes) {
      if (objects.has(name)) throw hasEmbeddedFiles('docx');
      if (name === 'mailMerge') throw fetchesFromElsewhere('docx');
      for (const [attribute, value] of Object.entries(attributes)) {
        const local = attribute.slice(attribute.indexOf(':') + 1);
        if (local === 'src' && !isPart(value)) throw fetchesFromElsewhere('docx');
        if (local === 'href' && !(pictures.has(name) ? isPart(value) : isOrdinaryLink(value)))
          throw fetchesFromElsewhere('docx');
        if (name === 'fldSimple' && local === 'instr' && !isHarmless(value))
          throw fetchesFromElsewhere('docx');
        if (name !== 'fldChar' || local !== 'fldCharType') continue;
        if (value === 'begin') fields.begin();
        if (value === 'separate') fields.separate();
        if (value === 'end') fields.end();
      }
    },
    text(text, element) {
      if (element === 'HyperlinkBase' && !isOrdinaryLink(text)) throw fetchesFromElsewhere('docx');
      // Word takes plain text for code too where code is expected.
      if (['instrText', 'delInstrText', 't', 'delText'].includes(element)) fields.text(text);
    },
    end: fields.finish,
  };
}

/** True for the name of a part of the package: neither an address nor a path to a server. */
function isPart(target: string): boolean {
  return !/^\s*([a-z][a-z\d+.-]*:|[\\/]{2}|\\)/i.test(target);
}
