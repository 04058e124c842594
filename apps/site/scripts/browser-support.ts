import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { parseAst } from 'vite';
import { oldestBrowsers } from '../browsers.ts';

/** A feature that a script uses and a supported browser lacks. */
export interface SupportGap {
  /** `URL.canParse`, `.checkVisibility()`, `/…/v`. */
  feature: string;
  /** Browsers and contexts without it. */
  missingIn: string[];
}

type Node = { type: string } & Record<string, unknown>;
type Browser = keyof typeof oldestBrowsers;

const browsers = Object.keys(oldestBrowsers) as Browser[];

/** Global objects and their types. */
const instances: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
};

const windows = { window: true, self: true, globalThis: true };

/** Features restricted to secure contexts (MDN), which are missing on plain http in an office network. */
const secureOnly = new Set([
  'caches',
  'cookieStore',
  'Crypto.randomUUID',
  'Crypto.subtle',
  'Navigator.clipboard',
  'Navigator.credentials',
  'Navigator.geolocation',
  'Navigator.locks',
  'Navigator.mediaDevices',
  'Navigator.serviceWorker',
  'Navigator.share',
  'Navigator.storage',
  'Navigator.wakeLock',
]);

/**
 * Finds unsupported features in a script of the browser's build: static and global functions, constructors,
 * methods whose name no supported type has, and regular expressions with the `v` flag. Syntax is handled by
 * `build.target`. Feature detection with `typeof`, `in` or `?.` is no use; a call behind it is, and must be
 * allowed by name.
 */
export function findSupportGaps(code: string): SupportGap[] {
  const program = parseAst(code) as unknown as Node;
  const declared = new Set<string>();
  const gaps = new Map<string, string[]>();
  const report = (feature: string, missingIn: string[]) => {
    if (missingIn.length > 0) gaps.set(feature, missingIn);
  };
  visit(program, (node) => {
    for (const name of namesDeclaredBy(node)) declared.add(name);
  });
  visit(program, (node, parent) => {
    if (flagsOf(node).includes('v')) report('/…/v', browsersWithout(unicodeSets));
    const { callee } = node;
    if (isGlobal(callee, declared) && node.optional !== true) {
      if (node.type === 'NewExpression') report(`new ${callee.name}`, missingGlobal(callee.name));
      if (node.type === 'CallExpression') report(`${callee.name}()`, missingGlobal(callee.name));
    }
    if (node.type !== 'MemberExpression' || node.computed === true || node.optional === true) return;
    const { object, property } = node;
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node && parent.optional !== true;
    const isRead = parent?.type === 'MemberExpression' && parent.object === node && parent.optional !== true;
    if (!isIdentifier(property) || !(isCalled || isRead)) return;
    if (isGlobal(object, declared) && isKnown(object.name))
      report(`${object.name}.${property.name}`, missingMember(object.name, property.name));
    else if (isCalled) report(`.${property.name}()`, missingMethod(property.name));
  });
  return [...gaps].map(([feature, missingIn]) => ({ feature, missingIn }));
}

const builtins = bcd.javascript.builtins ?? {};
const unicodeSets = builtins.RegExp?.unicodeSets?.__compat;

function missingGlobal(name: string): string[] {
  return [...browsersWithout(globalNamed(name)), ...(secureOnly.has(name) ? ['plain http'] : [])];
}

function isKnown(name: string): boolean {
  return name in instances || name in windows || name in bcd.api || name in builtins;
}

function missingMember(owner: string, name: string): string[] {
  const type = instances[owner];
  if (type)
    return [
      ...browsersWithout(bcd.api[type]?.[name]?.__compat),
      ...(secureOnly.has(`${type}.${name}`) ? ['plain http'] : []),
    ];
  if (owner in windows) return missingGlobal(name);
  return browsersWithout(bcd.api[owner]?.[`${name}_static`]?.__compat ?? builtins[owner]?.[name]?.__compat);
}

/** Checks a method by name alone, because its object's type is unknown. */
function missingMethod(name: string): string[] {
  const known = methods.get(name) ?? [];
  const missing = known.map(browsersWithout);
  return missing.some((browsers) => browsers.length === 0) ? [] : (missing[0] ?? []);
}

/** Types whose methods are called on values that are not global. */
const documentTypes =
  /Element$|^(?:Node|Document|DocumentFragment|EventTarget|Range|Selection|Blob|Headers|Request|Response|FormData|URLSearchParams|Animation|ReadableStream|DOMTokenList|NodeList)$/;

const methods = new Map<string, CompatStatement[]>();
for (const [type, members] of [...Object.entries(bcd.api), ...Object.entries(builtins)]) {
  if (type in bcd.api && !documentTypes.test(type)) continue;
  for (const [name, { __compat }] of Object.entries(members as Record<string, Identifier>)) {
    if (__compat) methods.set(name, [...(methods.get(name) ?? []), __compat]);
  }
}

function globalNamed(name: string): CompatStatement | undefined {
  return (bcd.api[name] ?? bcd.api.Window?.[name] ?? builtins[name])?.__compat;
}

/** Lists the supported browsers without a feature; none for an unknown one. */
function browsersWithout(compat: CompatStatement | undefined): string[] {
  if (!compat) return [];
  return browsers.filter((browser) => {
    const support = compat.support[browser];
    const statements = Array.isArray(support) ? support : [support];
    return !statements.some((statement) => statement && isSupported(statement, oldestBrowsers[browser]));
  });
}

function isSupported(statement: SimpleSupportStatement, version: number): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: other,
  } = statement;
  if (flags || prefix || other || typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && versionOf(removed) <= version) return false;
  return versionOf(added) <= version;
}

function versionOf(text: string): number {
  return Number.parseFloat(text.replace('≤', ''));
}

function visit(node: Node, look: (node: Node, parent?: Node) => void, parent?: Node): void {
  look(node, parent);
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, look, node);
}

/** Lists the names of the variables, functions, parameters and imports that a node declares. */
function namesDeclaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator' || node.type.startsWith('Import'))
    return namesIn([node.id, node.local]);
  if (node.type === 'CatchClause') return namesIn([node.param]);
  if (!/Function|Class/.test(node.type)) return [];
  return namesIn([node.id, ...(Array.isArray(node.params) ? node.params : [])]);
}

/** Lists the names in patterns such as `{ a, b: [c = 1] }`. */
function namesIn(patterns: unknown[]): string[] {
  return patterns.flatMap((pattern) => {
    if (!isNode(pattern)) return [];
    if (isIdentifier(pattern)) return [pattern.name];
    const { left, argument, value, properties, elements } = pattern;
    return namesIn([left, argument, value, properties, elements].flat());
  });
}

function flagsOf({ regex }: Node): string {
  return typeof regex === 'object' && regex !== null && 'flags' in regex ? String(regex.flags) : '';
}

function isGlobal(value: unknown, declared: Set<string>): value is Node & { name: string } {
  return isIdentifier(value) && !declared.has(value.name);
}

function isIdentifier(value: unknown): value is Node & { name: string } {
  return isNode(value) && value.type === 'Identifier' && typeof value.name === 'string';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
