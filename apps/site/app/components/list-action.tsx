import type { PageName, ResponseOf } from '@riverfront/contract';
import type { ApiClient } from '@riverfront/contract/client';
import { call, type MaybePending } from '../content.ts';
import { CallToAction } from './call-to-action.tsx';
import { Content } from './content.tsx';

/** Loads the page of a list, whose call to action ends the pages of its items. */
export const loadListPage = (api: ApiClient, page: PageName, signal: AbortSignal) =>
  call('Error fetching page content', api.get('pageContent', { params: { page }, signal }));

interface ListActionProps {
  page: MaybePending<ResponseOf<'pageContent'>>;
  /** Path of the item, which is sent with the message. */
  topic: string;
}

/** The end of an item's page: the call to action of its list, with the item as the topic of a message. */
export function ListAction({ page, topic }: ListActionProps) {
  return (
    <Content of={page} waiting={null}>
      {({ sections }) => {
        const action = sections.findLast((section) => section.kind === 'call-to-action');
        if (!action) return null;
        const link = action.link === '/contact' ? `/contact?topic=${topic}` : action.link;
        return <CallToAction section={{ ...action, link }} />;
      }}
    </Content>
  );
}
