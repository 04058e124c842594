/** Parses the `?page=` of an address; 1 for anything that is not a number. */
export function pageNumber({ searchParams }: Pick<URL, 'searchParams'>): number {
  const given = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}
