import type { SearchText } from '@riverfront/contract';

/** A text with what was searched for marked in it. */
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

/** The text alone. */
export function plainOf(parts: SearchText[]): string {
  return parts.map(({ text }) => text).join('');
}
