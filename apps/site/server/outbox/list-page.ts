import type { OutboxEntry } from '@riverfront/mail';
import { html } from 'hono/html';
import { outboxPage } from './page.ts';

/** Seconds between two looks at the folder. */
const refresh = 5;

/** All mails, newest first. */
export function listPage(mails: OutboxEntry[]): Promise<string> {
  const body = html`<h1>Outbox</h1>
<p>Mails that the site would have sent. They stay on this machine, because no mail server is set (<code>SMTP_URL</code>).
This page looks for new ones every ${refresh} seconds.</p>
${mails.length > 0 ? list(mails) : empty}`;
  return outboxPage({ title: 'Outbox', body, refresh });
}

const empty = html`<p><strong>No mails yet.</strong> A message from the contact form, a one-time code or an application
appears here as soon as somebody has sent one.</p>`;

function list(mails: OutboxEntry[]) {
  return html`<ol>${mails.map(
    ({ id, subject, to, time }) => html`<li>
<a href="/__outbox/${id}">${subject || 'No subject'}</a>
<span>to ${to}, <time datetime="${time}">${clock.format(new Date(time))}</time></span>
</li>`,
  )}</ol>`;
}

/** In the time zone of this machine, which is where the reader sits. */
const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });
