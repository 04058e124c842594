const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Converts HTML to plain text: no tags, decoded entities, single spaces. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? codePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (entities[name] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

function codePoint(value: number): string {
  return value <= 0x10ffff ? String.fromCodePoint(value) : '';
}
