import sax from 'sax';
import { encodingOf } from './decode-text.ts';

/** Takes an XML document piece by piece. `write` and `end` throw when it is not well-formed or has a DOCTYPE. */
export type XmlReader = { write(chunk: Buffer): void; end(): void };

/** @param onElement called with each element's local name and its attributes, as the document arrives */
export function openXml(onElement: (name: string, attributes: Record<string, string>) => void): XmlReader {
  const parser = sax.parser(true);
  let decoder: TextDecoder | undefined;
  let elements = 0;
  parser.onerror = (error) => {
    throw error;
  };
  // Entities and outside parts come with it; Office writes none.
  parser.ondoctype = () => {
    throw new Error('The document has a DOCTYPE.');
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    onElement(name.slice(name.indexOf(':') + 1), attributes as Record<string, string>);
  };
  return {
    write(chunk) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      parser.write(decoder.decode(chunk, { stream: true }));
    },
    end() {
      parser.write(decoder?.decode() ?? '').close();
      if (elements === 0) throw new Error('The document has no element.');
    },
  };
}
