/**
 * Header in which the staff side's own server tells which address a request came
 * from; it overwrites whatever a client sends under this name.
 */
export const clientAddressHeader = 'x-riverfront-client-address';

/**
 * The network that limits count by: an IPv4 address, or the /64 network of an
 * IPv6 one, because every household has 2^64 addresses to choose from.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - before.length - after.length)).fill('0') : [];
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
