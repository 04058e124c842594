import { html } from 'hono/html';
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

/** Markup that is safe to send: `html` escapes the texts in it. */
export type Markup = ReturnType<typeof html>;

/** Colours of the roles of elements, as CSS. */
const roles = {
  page: (c: Palette) => `background-color:${c.page}`,
  card: (c: Palette) => `background-color:${c.card};border-color:${c.line}`,
  text: (c: Palette) => `color:${c.text}`,
  soft: (c: Palette) => `color:${c.soft}`,
  link: (c: Palette) => `color:${c.link}`,
  line: (c: Palette) => `border-color:${c.line}`,
  quote: (c: Palette) => `color:${c.text};background-color:${c.mist};border-color:${c.main}`,
  panel: (c: Palette) => `color:${c.text};background-color:${c.mist}`,
  button: () => `color:${currentBrand().button.text};background-color:${currentBrand().button.background}`,
};
export type Role = keyof typeof roles;

/** Returns the attributes of an element with a role: light colours in its style, dark ones by its class. */
export function styled(role: Role, style: string, more = ''): Markup {
  return html`class="rf-${role}${more && ` ${more}`}" style="${style};${roles[role](currentBrand().light)}"`;
}

/**
 * The dark colours. Outlook on the web and on phones darkens by itself and marks what it changed with `data-ogsc`
 * and `data-ogsb`.
 */
export const createStylesheet = () =>
  [
    `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
    `.rf-page{${important(roles.page(currentBrand().light))}}`,
    `@media (prefers-color-scheme:dark){${darkRules('')}}`,
    darkRules('[data-ogsc] '),
    // Phones: the card reaches both edges.
    '@media (max-width:480px){.rf-card{border-left-width:0!important;border-right-width:0!important}',
    '.rf-card-cell{padding:24px 20px 12px!important}',
    '.rf-gutter{padding-left:20px!important;padding-right:20px!important}}',
    '.rf-logo-dark{display:none}',
    '@media (prefers-color-scheme:dark){.rf-logo-light{display:none!important}',
    '.rf-logo-dark{display:inline-block!important}}',
  ].join('\n');

function darkRules(prefix: string): string {
  return Object.entries(roles)
    .map(([role, colours]) => `${prefix}.rf-${role}{${important(colours(currentBrand().dark))}}`)
    .join('');
}

function important(css: string): string {
  return css.replace(/(?=;|$)/g, '!important');
}
