import sax from 'sax';
import { createTextDecoder } from './text-decoder.ts';

/** Reads an XML document chunk by chunk. `write` and `end` throw when it is not well-formed or has a DOCTYPE. */
export interface XmlReader {
  write(chunk: Buffer): void;
  end(): void;
}

/** Called with local names as the document arrives. */
export interface XmlHandlers {
  element?(name: string, attributes: Record<string, string>): void;
  text?(text: string, element: string): void;
  end?(): void;
}

/** Creates a reader that reports the elements and texts of one document. */
export function createXmlReader(handlers: XmlHandlers): XmlReader {
  const parser = sax.parser(true);
  let decoder: TextDecoder | undefined;
  let elements = 0;
  const onText = (text: string) => handlers.text?.(text, toLocalName(parser.tag?.name ?? ''));
  parser.onerror = (error) => {
    throw error;
  };
  // A DOCTYPE can declare entities and external parts; Office writes none.
  parser.ondoctype = () => {
    throw new Error('The document has a DOCTYPE.');
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    handlers.element?.(toLocalName(name), attributes as Record<string, string>);
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  return {
    write(chunk) {
      decoder ??= createTextDecoder(chunk);
      parser.write(decoder.decode(chunk, { stream: true }));
    },
    end() {
      parser.write(decoder?.decode() ?? '').close();
      if (elements === 0) throw new Error('The document has no element.');
      handlers.end?.();
    },
  };
}

function toLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
