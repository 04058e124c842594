import { isMailbox } from './mailbox.ts';

export interface Sender {
  name: string;
  address: string;
}

/**
 * Reads `Riverfront Consulting <no-reply@riverfront.example>` or a mailbox alone.
 * @throws {Error} on anything else
 */
export function parseSender(text: string): Sender {
  const { name = '', address = text } =
    /^(?<name>[^<>"\p{Cc},;:@]*) <(?<address>[^<>]+)>$/u.exec(text)?.groups ?? {};
  if (!isMailbox(address)) {
    throw new Error(
      'The sender of mails has to look like: Riverfront Consulting <no-reply@riverfront.example>',
    );
  }
  return { name: name.trim(), address };
}
