import type { ServerProps } from 'payload';
import { env } from '../../env.ts';

/** What somebody who has just signed in may want to do first. */
export function Welcome({ user, payload }: ServerProps) {
  const admin = payload.config.routes.admin;
  return (
    <section style={{ display: 'grid', gap: 12, marginBottom: 40, maxWidth: '80ch' }}>
      <h2 style={{ margin: 0 }}>Welcome{user?.name ? `, ${user.name}` : ''}</h2>
      <p style={{ margin: 0 }}>
        Everything on <a href={env.SITE_URL}>the website</a> is edited here. Change a text, press{' '}
        <strong>Publish changes</strong>, and visitors see it within two seconds; <strong>Save draft</strong>{' '}
        keeps it among ourselves.
      </p>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        <li>
          <a href={`${admin}/globals/home`}>Home page</a>: every section in the order visitors see it
        </li>
        <li>
          <a href={`${admin}/collections/services`}>Services</a>,{' '}
          <a href={`${admin}/collections/solutions`}>solutions</a> and{' '}
          <a href={`${admin}/collections/blogs`}>articles</a>: lists with a page for each entry
        </li>
        <li>
          <a href={`${admin}/collections/jobs`}>Jobs</a>: openings with their closing dates
        </li>
        <li>
          <a href={`${admin}/globals/settings`}>Settings</a>: company name, addresses, phones and mails
        </li>
      </ul>
      <p style={{ margin: 0 }}>
        Team members, clients and quotes marked as samples are to be replaced before going live.
      </p>
    </section>
  );
}
