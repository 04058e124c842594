import { isLocalPath, isOrdinaryLink } from './links.ts';
import { rejection } from './rejections.ts';
import { createFieldChecker, isHarmlessField } from './word-fields.ts';
import type { XmlHandlers } from './xml.ts';

const mainDocument = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Attributes = Record<string, string>;

/** Creates handlers that read `[Content_Types].xml`: which part is the document, and the type of each part. */
export function createContentTypes() {
  const parts = new Map<string, string>();
  const extensions = new Map<string, string>();
  let declaredMain: string | undefined;
  return {
    element(name: string, { ContentType = '', PartName = '', Extension = '' }: Attributes) {
      const type = ContentType.toLowerCase();
      if (/macroenabled|vbaproject|vbadata/.test(type)) throw rejection('docx', 'activeContent');
      const part = PartName.replace(/^\//, '');
      if (name === 'Override') parts.set(part.toLowerCase(), type);
      if (name === 'Default') extensions.set(Extension.toLowerCase(), type);
      if (name === 'Override' && type === mainDocument) declaredMain = part;
    },
    /** Without the leading slash; undefined when no part is a Word document. */
    mainPart: () =>
      declaredMain ?? (extensions.get('xml') === mainDocument ? 'word/document.xml' : undefined),
    /** In lower case; undefined when none is declared. */
    typeOf(part: string) {
      const name = part.toLowerCase();
      return parts.get(name) ?? extensions.get(name.slice(name.lastIndexOf('.') + 1));
    },
  };
}

/** Relationships to scripts and macros. */
const active = new Set([
  'vbaproject',
  'wordvbadata',
  'keymapcustomizations',
  'attachedtoolbars',
  'ui/extensibility',
]);
/** Relationships to objects and other documents. */
const embedded = new Set(['oleobject', 'control', 'activexcontrolbinary', 'frame', 'subdocument', 'afchunk']);

/**
 * Checks an element of a `.rels` part. Only the target of an ordinary link and the template on its author's own
 * disk may be external (decision 0042).
 */
export function checkRelationship(
  name: string,
  { Type = '', Target = '', TargetMode = '' }: Attributes,
): void {
  if (name !== 'Relationship') return;
  const type = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase();
  if (active.has(type)) throw rejection('docx', 'activeContent');
  if (embedded.has(type)) throw rejection('docx', 'embeddedFile');
  const isExternal = TargetMode.toLowerCase() === 'external';
  const isAllowed =
    type === 'hyperlink'
      ? isOrdinaryLink(Target)
      : isExternal
        ? type === 'attachedtemplate' && isLocalPath(Target)
        : isPart(Target);
  if (!isAllowed) throw rejection('docx', 'externalContent');
}

/** Elements that embed another document or an object of another program. */
const objects = new Set(['altChunk', 'subDoc', 'OLEObject', 'control']);
/** VML elements that show the image at their `href`. */
const images = new Set(['imagedata', 'fill', 'stroke', 'image']);

/** Creates handlers that check a part that Word interprets: its fields and its external content. */
export function createPartChecker(): Required<XmlHandlers> {
  const fields = createFieldChecker('docx');
  return {
    element(name, attributes) {
      if (objects.has(name)) throw rejection('docx', 'embeddedFile');
      if (name === 'mailMerge') throw rejection('docx', 'externalContent');
      for (const [attribute, value] of Object.entries(attributes)) {
        const local = attribute.slice(attribute.indexOf(':') + 1);
        if (local === 'src' && !isPart(value)) throw rejection('docx', 'externalContent');
        if (local === 'href' && !(images.has(name) ? isPart(value) : isOrdinaryLink(value)))
          throw rejection('docx', 'externalContent');
        if (name === 'fldSimple' && local === 'instr' && !isHarmlessField(value))
          throw rejection('docx', 'externalContent');
        if (name !== 'fldChar' || local !== 'fldCharType') continue;
        if (value === 'begin') fields.begin();
        if (value === 'separate') fields.separate();
        if (value === 'end') fields.end();
      }
    },
    text(text, element) {
      if (element === 'HyperlinkBase' && !isOrdinaryLink(text)) throw rejection('docx', 'externalContent');
      // Word takes plain text as code too where code is expected.
      if (['instrText', 'delInstrText', 't', 'delText'].includes(element)) fields.text(text);
    },
    end: fields.finish,
  };
}

/** True for the name of a part of the package: neither an address nor a path to a server. */
function isPart(target: string): boolean {
  return !/^\s*([a-z][a-z\d+.-]*:|[\\/]{2}|\\)/i.test(target);
}
