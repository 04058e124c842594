/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only in secure contexts, and an office may
 * reach the site over plain http.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 and variant 8 of 8 to b: 120 random bits.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
