import { type MessageView, messageViews, shownFor } from '@riverfront/backend/inbox';
import type { BeforeListTableServerProps } from 'payload';
import { toQueryString } from '../../query-string.ts';
import { ExportLink, ViewLink } from './list-links.tsx';
import './messages.css';

/** Above the list of messages: the views with their counts, and the export. */
export async function MessageListHead({ payload, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const path = `${payload.config.routes.admin}/collections/messages`;
  const all: MessageView = { label: 'All but spam', where: { or: [] } };
  const views = await Promise.all(
    [all, ...messageViews(user.id)].map(async (view) => {
      const { totalDocs } = await payload.count({
        collection: 'messages',
        where: shownFor(view.where),
        overrideAccess: false,
        user,
      });
      return { ...view, count: totalDocs, query: toQueryString({ where: view.where }) };
    }),
  );
  return (
    <div className="message-list-head">
      <nav aria-label="Views of the inbox">
        <ul className="message-views">
          {views.map(({ label, count, query }) => (
            <li key={label}>
              <ViewLink href={query ? `${path}?${query}` : path} query={query}>
                {label} <span className="message-views__count">{count}</span>
              </ViewLink>
            </li>
          ))}
        </ul>
      </nav>
      <ExportLink />
    </div>
  );
}
