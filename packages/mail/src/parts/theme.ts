import type { CSSProperties } from 'react';

/** The site's colours (apps/site/app/styles/tokens.css); an email cannot use its custom properties. */
const light = {
  page: '#faf8f4',
  card: '#ffffff',
  text: '#10182b',
  soft: '#3b4456',
  link: '#0a5350',
  river: '#0e6f6b',
  line: '#d3d9d7',
  mist: '#eef1f0',
};
const dark: typeof light = {
  page: '#0c1322',
  card: '#141d31',
  text: '#f3f1ec',
  soft: '#c3cad6',
  link: '#9adfd9',
  river: '#6fcac3',
  line: '#2a3650',
  mist: '#1d2840',
};

/** In both colour schemes. */
export const marigold = '#f2a33a';
const button = { background: '#0e6f6b', text: '#ffffff' };

export const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const serif = "Georgia, 'Times New Roman', serif";
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Colours of the roles of elements. */
const roles = {
  page: (c: typeof light): CSSProperties => ({ backgroundColor: c.page }),
  card: (c: typeof light): CSSProperties => ({ backgroundColor: c.card, borderColor: c.line }),
  text: (c: typeof light): CSSProperties => ({ color: c.text }),
  soft: (c: typeof light): CSSProperties => ({ color: c.soft }),
  link: (c: typeof light): CSSProperties => ({ color: c.link }),
  line: (c: typeof light): CSSProperties => ({ borderColor: c.line }),
  quote: (c: typeof light): CSSProperties => ({
    color: c.text,
    backgroundColor: c.mist,
    borderColor: c.river,
  }),
  panel: (c: typeof light): CSSProperties => ({ color: c.text, backgroundColor: c.mist }),
  button: (): CSSProperties => ({ color: button.text, backgroundColor: button.background }),
};
export type Role = keyof typeof roles;

/** Returns the attributes of an element with a role: light colours in its style, dark ones by its class. */
export function styled(role: Role, style: CSSProperties = {}): { className: string; style: CSSProperties } {
  return { className: `rf-${role}`, style: { ...style, ...roles[role](light) } };
}

/**
 * The dark colours. Outlook on the web and on phones darkens by itself and marks what it changed with `data-ogsc`
 * and `data-ogsb`.
 */
export const stylesheet = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `.rf-page{${declarations(roles.page(light))}}`,
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  `@media (max-width:480px){${narrowRules()}}`,
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
    .map(([role, colours]) => `${prefix}.rf-${role}{${declarations(colours(dark))}}`)
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
