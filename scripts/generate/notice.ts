import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import spdx from 'spdx-license-list/full.js';
import satisfies from 'spdx-satisfies';
import { root } from '../env.ts';
import { UserError } from '../user-error.ts';

/** The file with licences and copyright lines of all third-party software and data that is shipped. */
export const noticeFile = 'NOTICE';

/** Development dependencies of which the builds contain a part: helpers, base styles, the outline of the map. */
const bundledFromDevelopment = ['rolldown', 'tailwindcss', 'vite', 'world-atlas'];

interface LockedPackage {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

interface Manifest {
  author?: string | { name: string };
  /** npm's field before `license`. */
  licenses?: { type: string }[];
}

/** A licence text with the copyright holders to name, by package. */
interface Section {
  text: string;
  packages: Map<string, Set<string>>;
}

/**
 * Creates the file's text from the lock file and the installed packages, the same on every platform: tools that list
 * licences read what is installed, which differs.
 * @throws {UserError} naming a package whose licence has not been reviewed, or that is not installed
 */
export function createNotice(): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const sections = new Map<string, Section>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || locked.link || (locked.dev && !bundledFromDevelopment.includes(name))) continue;
    for (const text of readTexts(name, path, locked)) addText(sections, name, text);
  }
  const written = [...sections.values()].map(writeSection).sort();
  return `${[introduction, ...written].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const introduction = `Third-party notices
===================

This website and its staff side contain the software, fonts and data below. Each
licence is followed by the packages that it belongs to and the copyright lines they ask to
be passed on. Made by \`npm run generate\`; do not edit.

Countries, states and cities come from the Countries States Cities Database
(https://github.com/dr5hn/countries-states-cities-database) by way of the package
@countrystatecity/countries, which is made available under the Open Database
License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/. Any rights in
individual contents of the database are licensed under the Database Contents
License, https://opendatacommons.org/licenses/dbcl/1-0/.`;

/**
 * Reads the licence texts of a package, or those of SPDX when it has none. Optional packages depend on the platform,
 * and each machine has installed others: theirs are always those of SPDX.
 */
function readTexts(name: string, path: string, { license, optional }: LockedPackage): string[] {
  if (optional) return standardTexts(assertReviewed(name, license));
  const folder = join(root, path);
  if (!existsSync(folder)) throw new UserError(`${name} is not installed. Run \`npm install\`.`);
  const { author, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const ids = assertReviewed(name, license ?? licenses?.map(({ type }) => type).join(' OR '));
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && /^(licen[cs]e|unlicense|copying|copyright|notice)/i.test(one.name))
    .map((one) => one.name)
    .sort();
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const holder = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*/, '');
  return standardTexts(ids).map((text) => (holder ? `Copyright ${holder}\n${text}` : text));
}

const standardTexts = (ids: string[]) => ids.map((id) => spdx[id]?.licenseText ?? id);

/** After this heading Vite and Rolldown list what they bundle themselves; none of it is in the builds. */
const bundledInTool = /^#+ (?:Licenses of bundled dependencies|Third-party licenses)/im;

/** "Copyright (c) 2026 Somebody", not "copyright notice" in the middle of a sentence. */
const copyrightLine = /^\W*(?:(?:Copyright|COPYRIGHT)\s*(?:\([cC]\)|©|:|\d|[A-Z])|\([cC]\)\s+\d|©)/;
const wording = /^\W*copyright (?:notice|holder|owner|licen[cs]e|law|statement|and|in|act)/i;
const placeholder = /[[<{](?:yyyy|year)/i;
const title =
  /^\W*(?:the )?(?:mit|isc|bsd|apache|\d|clause|simplified|new|x11|expat|[\s"'-])*licen[cs]e\W*(?:\(?(?:mit|isc|expat|x11)\)?)?\W*$/i;

/** Adds a text to the section with the same words, ignoring title, line breaks and copyright lines. */
function addText(sections: Map<string, Section>, name: string, given: string): void {
  const [own = ''] = given.replace(/^\uFEFF/, '').split(bundledInTool);
  const lines = own.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const isCopyright = (line: string) => copyrightLine.test(line) && !wording.test(line);
  const body = lines.filter((line) => !isCopyright(line));
  const text = body
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
  const key = body
    .filter((line) => !title.test(line))
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const section = sections.get(key) ?? { text, packages: new Map() };
  sections.set(key, section);
  const holders = section.packages.get(name) ?? new Set<string>();
  section.packages.set(name, holders);
  for (const line of lines)
    if (isCopyright(line) && !placeholder.test(line)) holders.add(line.replace(/^[\s#*/-]+/, '').trim());
}

function writeSection({ text, packages }: Section): string {
  const names = [...packages]
    .map(([name, holders]) => [name, ...[...holders].sort().map((holder) => `    ${holder}`)].join('\n'))
    .sort();
  return `${text}\n\nThe above applies to:\n\n${names.join('\n')}`;
}

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
      `${name} has the licence "${licence}", which has not been reviewed. Read it; if it may be shipped, add it to scripts/generate/notice.ts, otherwise remove the package.`,
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
