import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../command.ts';
import { root } from '../env.ts';

/** The file with licences and copyright lines of all third-party software and data that is shipped. */
export const noticeFile = 'NOTICE';

const introduction = `Third-party notices
===================

This website and its staff side contain the software, fonts and data below. Each licence is followed by the packages
that it belongs to and their copyright lines. Made by \`npm run generate\`; do not edit.

Countries, states and cities come from the Countries States Cities Database
(https://github.com/dr5hn/countries-states-cities-database) by way of the package @countrystatecity/countries, which
is made available under the Open Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/. Any
rights in individual contents of the database are licensed under the Database Contents License,
https://opendatacommons.org/licenses/dbcl/1-0/.

The outline of the world map is Natural Earth's, in the public domain (https://www.naturalearthdata.com).`;

/** Development dependencies of which the builds contain a part: helpers and base styles. */
const bundledFromDevelopment = ['rolldown', 'tailwindcss', 'vite'];

/**
 * Licences that have been reviewed (SPDX identifiers): their software and data may be part of a product that is sold,
 * with the texts in NOTICE. LGPL: sharp loads libvips as a library of its own, which can be exchanged. ODbL: the data
 * is used unchanged, and the site names its source.
 */
const reviewed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0'
    .concat(' ODbL-1.0 OFL-1.1 Python-2.0 Unlicense WTFPL Zlib')
    .split(' '),
);

interface LockedPackage {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

/**
 * Creates the file's text from the lock file and the installed packages. Not by generate-license-file (4.2.5): in
 * workspaces it leaves out what a package with a `node_modules` of its own depends on.
 * @throws {UserError} naming a package whose licence has not been reviewed, or that is not installed
 */
export function createNotice(): string {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  /** The packages by the text that they have in common, with their copyright lines. */
  const sections = new Map<string, { text: string; packages: Set<string> }>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || locked.link || (locked.dev && !bundledFromDevelopment.includes(name))) continue;
    for (const given of readTexts(name, path, locked)) {
      const [own = ''] = given.split(bundledInTool);
      const lines = own.replaceAll('\r', '').trim().split('\n');
      const holders = lines.filter(isCopyright).map((line) => `\n    ${line.trim()}`);
      const text = lines.filter((line) => !isCopyright(line)).join('\n');
      const key = text.replaceAll(/\W+/g, '').toLowerCase();
      const section = sections.get(key) ?? { text, packages: new Set() };
      sections.set(key, section);
      section.packages.add(name + [...new Set(holders)].join(''));
    }
  }
  const written = [...sections.values()].map(
    ({ text, packages }) => `${text.trim()}\n\nThe above applies to:\n\n${[...packages].sort().join('\n')}`,
  );
  return `${[introduction, ...written.sort()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** After this heading Vite and Rolldown list what they bundle themselves; none of it is in the builds. */
const bundledInTool = /^#+ (?:Licenses of bundled dependencies|Third-party licenses)/im;

const isCopyright = (line: string) =>
  /^\W*copyright\W+(?:\(c\)|©|\d|[A-Z])/i.test(line) && /\d{4}/.test(line);

/** Optional packages depend on the platform, and each machine has installed others: of these the licence is named. */
function readTexts(name: string, path: string, { license, optional }: LockedPackage): string[] {
  const folder = join(root, path);
  if (!optional && !existsSync(folder)) throw new UserError(`${name} is not installed. Run \`npm install\`.`);
  const licence =
    license ?? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).licenses?.[0]?.type;
  assertReviewed(name, licence);
  const files = optional ? [] : readdirSync(folder, { withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && /^(?:licen[cs]e|unlicense|copying|copyright|notice)/i.test(file.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'));
  return texts.length > 0 ? texts.sort() : [`License: ${licence} (https://spdx.org/licenses)`];
}

/**
 * Asserts that a package may be shipped.
 * @param licence an SPDX expression: one reviewed licence of OR is enough, all of AND are needed
 * @throws {UserError} naming the package, when it has no licence or one that was not reviewed
 */
export function assertReviewed(name: string, licence: string | undefined): void {
  const choices = licence?.replaceAll(/[()]/g, '').split(' OR ') ?? [];
  if (choices.some((choice) => choice.split(' AND ').every((id) => reviewed.has(id)))) return;
  throw new UserError(
    `${name} has the licence "${licence}", which has not been reviewed. Read it; if it may be shipped, add it to scripts/generate/notice.ts, otherwise remove the package.`,
  );
}
