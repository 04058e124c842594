import sax from 'sax';
import { encodingOf } from './decode-text.ts';

/** Takes an XML document piece by piece. `write` and `end` throw when it is not well-formed or has a DOCTYPE. */
export type XmlReader = { write(chunk: Buffer): void; end(): void };

/** Called with local names as the document arrives. */
export type XmlHandlers = {
  element(name: string, attributes: Record<string, string>): void;
  text?(text: string, element: string): void;
  end?(): void;
};

export function openXml(handlers: XmlHandlers): XmlReader {
  const parser = sax.parser(true);
  let decoder: TextDecoder | undefined;
  let elements = 0;
  const onText = (text: string) => handlers.text?.(text, localName(parser.tag?.name ?? ''));
  parser.onerror = (error) => {
    throw error;
  };
  // Entities and outside parts come with it; Office writes none.
  parser.ondoctype = () => {
    throw new Error('The document has a DOCTYPE.');
  };
  parser.onopentag = ({ name, attributes }) => {
    elements += 1;
    handlers.element(localName(name), attributes as Record<string, string>);
  };
  parser.ontext = onText;
  parser.oncdata = onText;
  return {
    write(chunk) {
      decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
      parser.write(decoder.decode(chunk, { stream: true }));
    },
    end() {
      parser.write(decoder?.decode() ?? '').close();
      if (elements === 0) throw new Error('The document has no element.');
      handlers.end?.();
    },
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
