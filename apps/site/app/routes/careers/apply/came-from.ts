/** Longest name of a source in characters, as the contract cuts it. */
const longest = 100;

/**
 * Where an applicant came from: what the address by which this site was entered
 * says (`source`, `utm_source`), else the host of another site that led here.
 * @param entered address that the document was loaded from
 * @param referrer address of the page with the link, empty when there is none
 */
export function cameFrom(entered: string, referrer: string): string | null {
  const { searchParams, host } = new URL(entered);
  const named = (searchParams.get('source') ?? searchParams.get('utm_source') ?? '').trim();
  if (named) return named.slice(0, longest);
  const from = hostOf(referrer);
  return from && from !== host ? from.slice(0, longest) : null;
}

function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/** The same for this browser: the first address of this visit, which changing screens does not change. */
export function cameHereFrom(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return cameFrom(entry?.name || location.href, document.referrer);
}
