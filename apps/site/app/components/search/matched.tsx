import type { SearchText } from '@riverfront/contract';

/** A text with the matches of the query marked. */
export function Matched({ parts }: { parts: SearchText[] }) {
  // The pieces of one text never change places.
  return parts.map(({ text, match }, index) =>
    match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <mark key={index} className="search-match">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Returns the text without marks. */
export function plainOf(parts: SearchText[]): string {
  return parts.map(({ text }) => text).join('');
}
