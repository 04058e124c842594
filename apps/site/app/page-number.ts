/** The page of a list that an address asks for with `?page=`; the first for anything that is no number. */
export function pageNumber({ searchParams }: URL): number {
  const given = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 1;
}
