/** Staff work from Ahmedabad. */
const indian = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * `21 November 2026 at 18:45 IST` from an ISO time.
 * @throws {RangeError} when it is no time
 */
export function momentText(iso: string): string {
  return `${indian.format(new Date(iso))} IST`;
}
