import type { CSSProperties } from 'react';
import type { EmailBrand, Palette } from '../message.ts';

let current: EmailBrand | undefined;

/** Runs synchronous work whose parts take the colours and faces of a brand. */
export function withBrand<T>(brand: EmailBrand, work: () => T): T {
  current = brand;
  try {
    return work();
  } finally {
    current = undefined;
  }
}

/** Returns the brand of the email that is being composed. @throws {Error} outside of `withBrand` */
export function currentBrand(): EmailBrand {
  if (!current) throw new Error('An email is composed without a brand');
  return current;
}

const stacks = {
  'sans-serif': "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};
export const textFont = () => stacks[currentBrand().text];
export const headlineFont = () => stacks[currentBrand().headline];
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Colours of the roles of elements. */
const roles = {
  page: (c: Palette): CSSProperties => ({ backgroundColor: c.page }),
  card: (c: Palette): CSSProperties => ({ backgroundColor: c.card, borderColor: c.line }),
  text: (c: Palette): CSSProperties => ({ color: c.text }),
  soft: (c: Palette): CSSProperties => ({ color: c.soft }),
  link: (c: Palette): CSSProperties => ({ color: c.link }),
  line: (c: Palette): CSSProperties => ({ borderColor: c.line }),
  quote: (c: Palette): CSSProperties => ({
    color: c.text,
    backgroundColor: c.mist,
    borderColor: c.main,
  }),
  panel: (c: Palette): CSSProperties => ({ color: c.text, backgroundColor: c.mist }),
  button: (): CSSProperties => {
    const { text, background } = currentBrand().button;
    return { color: text, backgroundColor: background };
  },
};
export type Role = keyof typeof roles;

/** Returns the attributes of an element with a role: light colours in its style, dark ones by its class. */
export function styled(role: Role, style: CSSProperties = {}): { className: string; style: CSSProperties } {
  return { className: `rf-${role}`, style: { ...style, ...roles[role](currentBrand().light) } };
}

/**
 * The dark colours. Outlook on the web and on phones darkens by itself and marks what it changed with `data-ogsc`
 * and `data-ogsb`.
 */
export const createStylesheet = () =>
  [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
    `.rf-page{${declarations(roles.page(currentBrand().light))}}`,
    `@media (prefers-color-scheme:dark){${darkRules('')}}`,
    darkRules('[data-ogsc] '),
    `@media (max-width:480px){${narrowRules()}}`,
    '.rf-logo-dark{display:none}',
    '@media (prefers-color-scheme:dark){.rf-logo-light{display:none!important}.rf-logo-dark{display:inline-block!important}}',
  ].join('\n');

/** Phones: the card reaches both edges. */
function narrowRules(): string {
  return [
    '.rf-card{border-left-width:0!important;border-right-width:0!important}',
    '.rf-card-cell{padding:24px 20px 12px!important}',
    '.rf-gutter{padding-left:20px!important;padding-right:20px!important}',
  ].join('');
}

function darkRules(prefix: string): string {
  return Object.entries(roles)
    .map(([role, colours]) => `${prefix}.rf-${role}{${declarations(colours(currentBrand().dark))}}`)
    .join('');
}

function declarations(style: CSSProperties): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}!important`,
    )
    .join(';');
}
