import { brand } from '@riverfront/brand';
import { html } from 'hono/html';

const { light, dark, both } = brand.colours;
type Palette = typeof light;

/** The same in both colour schemes. */
export const accent = both.accent;
export const { main, line } = light;

const stacks = {
  'sans-serif': "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  serif: "Georgia, 'Times New Roman', serif",
};
export const textFont = stacks[brand.fonts.text.kind];
export const headlineFont = stacks[brand.fonts.headline.kind];
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** Markup that is safe to send: `html` escapes the texts in it. */
export type Markup = ReturnType<typeof html>;

/** Colours of the roles of elements, as CSS. */
const roles = {
  page: (c: Palette) => `background-color:${c.page}`,
  card: (c: Palette) => `background-color:${c.surface};border-color:${c.line}`,
  text: (c: Palette) => `color:${c.text}`,
  soft: (c: Palette) => `color:${c['text-soft']}`,
  link: (c: Palette) => `color:${c['main-deep']}`,
  line: (c: Palette) => `border-color:${c.line}`,
  quote: (c: Palette) => `color:${c.text};background-color:${c.mist};border-color:${c.main}`,
  panel: (c: Palette) => `color:${c.text};background-color:${c.mist}`,
  button: () => `color:${light['on-main']};background-color:${light.main}`,
};
export type Role = keyof typeof roles;

/** Returns the attributes of an element with a role: light colours in its style, dark ones by its class. */
export function styled(role: Role, style: string, more = ''): Markup {
  return html`class="rf-${role}${more && ` ${more}`}" style="${style};${roles[role](light)}"`;
}

/**
 * The dark colours. Outlook on the web and on phones darkens by itself and marks what it changed with `data-ogsc`
 * and `data-ogsb`.
 */
export const stylesheet = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `.rf-page{${important(roles.page(light))}}`,
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  darkRules('[data-ogsc] '),
  // Phones: the card reaches both edges.
  '@media (max-width:480px){.rf-card{border-left-width:0!important;border-right-width:0!important}',
  '.rf-card-cell{padding:24px 20px 12px!important}',
  '.rf-gutter{padding-left:20px!important;padding-right:20px!important}}',
].join('\n');

function darkRules(prefix: string): string {
  return Object.entries(roles)
    .map(([role, colours]) => `${prefix}.rf-${role}{${important(colours(dark))}}`)
    .join('');
}

function important(css: string): string {
  return css.replace(/(?=;|$)/g, '!important');
}
