import { type MessageView, messageViews, shownFor } from '@riverfront/content';
import type { BeforeListTableServerProps } from 'payload';
import { ExportLink } from './export-link.tsx';
import './messages.css';
import { queryOf } from '../query-of.ts';
import { ViewLink } from './view-link.tsx';

/** Above the list of messages: the views that sales open often, with how much is in each, and the export. */
export async function MessageListHead({ payload, user }: BeforeListTableServerProps) {
  if (!user) return null;
  const path = `${payload.config.routes.admin}/collections/messages`;
  const everything: MessageView = { label: 'All but spam', where: { or: [] } };
  const views = await Promise.all(
    [everything, ...messageViews(user.id)].map(async (view) => {
      const { totalDocs } = await payload.count({
        collection: 'messages',
        where: shownFor(view.where),
        overrideAccess: false,
        user,
      });
      return { ...view, count: totalDocs, query: queryOf({ where: view.where }) };
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
