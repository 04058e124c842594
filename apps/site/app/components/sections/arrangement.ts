/** The layouts of a section's cards. */
export type Arrangement = 'features' | 'columns' | 'lead' | 'mosaic';

/**
 * The arrangement of a number of cards. A section that follows another of its kind on a page takes
 * the second choice, so that neighbours differ; every choice ends its rows full.
 */
export function arrangementOf(count: number, order: number): Arrangement {
  const [first, second] = choicesFor(count);
  return order % 2 === 0 ? first : second;
}

function choicesFor(count: number): [first: Arrangement, second: Arrangement] {
  if (count <= 2) return ['features', 'columns'];
  if (count === 3) return ['columns', 'features'];
  if (count === 5) return ['lead', 'mosaic'];
  if (count === 4 || count === 6) return ['columns', count === 4 ? 'columns' : 'lead'];
  return count % 3 === 0 || count % 4 === 0 ? ['columns', 'mosaic'] : ['mosaic', 'mosaic'];
}

/** Returns the number of columns, up to four, with which the last row of cards is full. */
export function columnsFor(count: number): 2 | 3 | 4 {
  if (count % 4 === 0 && count > 4) return 4;
  return count % 3 === 0 ? 3 : 2;
}
