/** Header in which the staff side's server passes a request's address on; it overwrites a client's own. */
export const clientAddressHeader = 'x-client-address';

/**
 * Returns the network of an address for rate limits: an IPv4 address, or the /64 of an IPv6 one, because every
 * household has 2^64 addresses.
 */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
