import { html } from 'hono/html';

/** Escapes text for elements and attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return String(html`${text}`);
}
