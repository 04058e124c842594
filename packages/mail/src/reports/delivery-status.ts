import type { BounceReport } from './read-bounces.ts';

/** Reads the failed recipients of a delivery status notification (RFC 3464). @param mail the whole mail, undecoded */
export function readDeliveryStatus(mail: string): BounceReport[] {
  // Folded header lines become one (RFC 5322, 2.2.3).
  const text = mail.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  const messageIds = [...text.matchAll(/^Message-ID:\s*<([^<>\s]+)>/gim)].flatMap(([, id]) => id ?? []);
  return text.split(/\n{2,}/).flatMap((block) => {
    if (!/^Action:\s*failed\s*$/im.test(block)) return [];
    const recipients = ['Final-Recipient', 'Original-Recipient'].flatMap(
      (name) => addressIn(block, name) ?? [],
    );
    const status = headerIn(block, 'Status') ?? '';
    const said = (headerIn(block, 'Diagnostic-Code') ?? '').replace(/^smtp;\s*/i, '');
    const reason = said.includes(status) ? said : `${status} ${said}`.trim();
    return recipients.length > 0 ? [{ recipients, reason, messageIds }] : [];
  });
}

function headerIn(block: string, name: string): string | undefined {
  return new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(block)?.[1]?.trim();
}

/** `rfc822; asha@mail.example` */
function addressIn(block: string, name: string): string | undefined {
  return /;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(headerIn(block, name) ?? '')?.[1];
}
