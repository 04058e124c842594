/** Name and lifetime of the cookie (specification, section 9). */
const cookieName = 'Privacy';
const days = 365;

/** A visitor's answer to the cookie notice. */
export type Consent = 'accepted' | 'rejected';

/** Parses the stored answer in a cookie header or `document.cookie`. */
export function consentIn(cookies: string): Consent | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName && (value === 'accepted' || value === 'rejected')) return value;
  }
}

/** Formats the cookie of an answer. */
export function consentCookie(consent: Consent, secure: boolean): string {
  return `${cookieName}=${consent}; Max-Age=${days * 24 * 60 * 60}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
