import satisfies from 'spdx-satisfies';
import { UserError } from '../user-error.ts';

/**
 * Licences that have been reviewed (SPDX identifiers): their software and data may be part of a product
 * that is sold, with the texts in NOTICE. LGPL: sharp loads libvips as a library of its own, which can be
 * exchanged. ODbL: the data is used unchanged, and the site names its source.
 */
const reviewed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'ODbL-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];

/** Names from before SPDX, by packages whose text has been read. */
const oldNames: Record<string, string> = { BSD: 'BSD-2-Clause' };

/**
 * Asserts that a package may be shipped.
 * @param licence an SPDX expression
 * @returns the reviewed licences that the expression names
 * @throws {UserError} naming the package, when it has no licence or one that was not reviewed
 */
export function assertReviewed(name: string, stated: string | undefined): string[] {
  const licence = stated && (oldNames[stated] ?? stated);
  if (!licence) throw new UserError(`${name} names no licence, so it must not be shipped.`);
  if (!isReviewed(licence))
    throw new UserError(
      `${name} has the licence "${licence}", which has not been reviewed. Read it; if it may be shipped, add it to scripts/generate/licences.ts, otherwise remove the package.`,
    );
  return reviewed.filter((id) => licence.split(/[\s()]+/).includes(id));
}

function isReviewed(licence: string): boolean {
  try {
    return satisfies(licence, reviewed);
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN …".
    return false;
  }
}
