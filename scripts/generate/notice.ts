import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import spdx from 'spdx-license-list/full.js';
import { root } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { assertReviewed } from './licences.ts';

/** Licences and copyright lines of everything that is shipped and that somebody else made. */
export const noticeFile = 'NOTICE';

/** Development dependencies of which the builds hold a part: helpers, base styles, the outline of the map. */
const bundledFromDevelopment = ['rolldown', 'tailwindcss', 'vite', 'world-atlas'];

interface LockedPackage {
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
}

interface Manifest {
  author?: string | { name: string };
  /** What npm had before `license`. */
  licenses?: { type: string }[];
}

/** A licence text, and who is to be named with it, by package. */
interface Section {
  text: string;
  packages: Map<string, Set<string>>;
}

/** Writes the file from the lock file and the installed packages. */
export async function writeNotice(): Promise<void> {
  writeFileSync(join(root, noticeFile), createNotice());
}

/**
 * The file's text, the same on every platform.
 * @throws {Refusal} naming a package whose licence has not been reviewed, or that is not installed
 */
export function createNotice(): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const sections = new Map<string, Section>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? [];
    if (!name || locked.link || (locked.dev && !bundledFromDevelopment.includes(name))) continue;
    for (const text of textsOf(name, path, locked)) add(sections, name, text);
  }
  const written = [...sections.values()].map(writeSection).sort();
  return `${[introduction, ...written].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const introduction = `Third-party notices
===================

Riverfront is delivered with the software, fonts and data below. Each licence is
followed by the packages that it belongs to and the copyright lines they ask to
be passed on. Made by \`npm run generate\`; do not edit.

Countries, states and cities come from the Countries States Cities Database
(https://github.com/dr5hn/countries-states-cities-database) by way of the package
@countrystatecity/countries, which is made available under the Open Database
License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/. Any rights in
individual contents of the database are licensed under the Database Contents
License, https://opendatacommons.org/licenses/dbcl/1-0/.`;

/**
 * The texts that come with a package, or those of SPDX where none does. Optional packages are those
 * of one platform, of which each machine has installed others: theirs are always those of SPDX.
 */
function textsOf(name: string, path: string, { license, optional }: LockedPackage): string[] {
  if (optional) return standardTexts(assertReviewed(name, license));
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Refusal(`${name} is not installed. Run \`npm install\`.`);
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

/** From here on Vite and Rolldown name what they are made of, and the builds are not. */
const bundledInTool = /^#+ (?:Licenses of bundled dependencies|Third-party licenses)/im;

/** "Copyright (c) 2026 Somebody", not "copyright notice" in the middle of a sentence. */
const copyrightLine = /^\W*(?:(?:Copyright|COPYRIGHT)\s*(?:\([cC]\)|©|:|\d|[A-Z])|\([cC]\)\s+\d|©)/;
const wording = /^\W*copyright (?:notice|holder|owner|licen[cs]e|law|statement|and|in|act)/i;
const placeholder = /[[<{](?:yyyy|year)/i;
const title =
  /^\W*(?:the )?(?:mit|isc|bsd|apache|\d|clause|simplified|new|x11|expat|[\s"'-])*licen[cs]e\W*(?:\(?(?:mit|isc|expat|x11)\)?)?\W*$/i;

/** Adds a text to the section of the same words, whatever its title, line breaks and copyright lines. */
function add(sections: Map<string, Section>, name: string, given: string): void {
  const [own = ''] = given.replace(/^\uFEFF/, '').split(bundledInTool);
  const lines = own.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const isCopyright = (line: string) => copyrightLine.test(line) && !wording.test(line);
  const kept = lines.filter((line) => !isCopyright(line));
  const text = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
  const key = kept
    .filter((line) => !title.test(line))
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const section = sections.get(key) ?? { text, packages: new Map() };
  sections.set(key, section);
  const holders = section.packages.get(name) ?? new Set();
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
