/** An atom of RFC 5322, without `%` and `!`, which old relays read as a route to another host. */
const atom = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const mailbox = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\d+$)${label}$`);

/**
 * Whether a text is exactly one plain mailbox, `local@domain.tld` in ASCII: no display name, list, quotes, comment,
 * route, address literal or line break. At most 64 characters before the @ and 254 in all (RFC 5321, 4.5.3.1).
 */
export function isMailbox(text: string): boolean {
  return text.length <= 254 && mailbox.test(text);
}

export interface Sender {
  name: string;
  address: string;
}

/** Parses `Company <no-reply@company.example>` or a mailbox alone. @throws {Error} */
export function parseSender(text: string): Sender {
  const { name = '', address = text } =
    /^(?<name>[^<>"\p{Cc},;:@]*) <(?<address>[^<>]+)>$/u.exec(text)?.groups ?? {};
  if (!isMailbox(address)) throw new Error('The sender must look like: Company <no-reply@company.example>');
  return { name: name.trim(), address };
}
