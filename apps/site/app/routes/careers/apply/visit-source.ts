/** In characters, as in the contract. */
const maxLength = 100;

/**
 * Returns the source of a visit: what the address by which this site was entered says (`source`,
 * `utm_source`), else the host of the referring site.
 * @param entered address that the document was loaded from
 * @param referrer address of the page with the link, empty when there is none
 */
export function readSource(entered: string, referrer: string): string | null {
  const { searchParams, host } = new URL(entered);
  const named = (searchParams.get('source') ?? searchParams.get('utm_source') ?? '').trim();
  if (named) return named.slice(0, maxLength);
  const from = readHost(referrer);
  return from && from !== host ? from.slice(0, maxLength) : null;
}

function readHost(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}

/** Returns the source of this visit; client navigations do not change it. */
export function readVisitSource(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  return readSource(entry?.name || location.href, document.referrer);
}
