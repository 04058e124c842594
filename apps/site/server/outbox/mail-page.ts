import type { OutboxMail } from '@riverfront/mail';
import { html } from 'hono/html';
import { outboxPage } from './page.ts';

/** One mail in both of its forms, with its headers. */
export function mailPage({ id, subject, headers, text, html: formatted }: OutboxMail): Promise<string> {
  const title = subject || 'No subject';
  const body = html`<p><a href="/__outbox">All mails</a></p>
<h1>${title}</h1>
<h2>Plain text</h2>
<pre>${text.trimEnd()}</pre>
${formatted && html`<h2>HTML</h2><iframe sandbox src="/__outbox/${id}/html" title="The mail as HTML"></iframe>`}
<h2>Headers</h2>
<dl>${headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
  return outboxPage({ title: `${title} – Outbox`, body });
}
