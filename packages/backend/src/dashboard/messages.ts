import type { TypedUser } from 'payload';
import { sql } from '../database/transaction.ts';
import type { InboxView } from '../inbox/messages/read-inbox.ts';
import { today } from '../time/company-time.ts';
import { type Card, type ReadRows, toDate } from './card.ts';

/** What the inbox shows beside its view of spam. */
export const notSpam = sql`status <> 'spam' and suspected_spam is not true`;

/** New messages, the reader's own and the longest wait first. */
export function readNewMessages(readRows: ReadRows, user: TypedUser): Promise<Card> {
  return readMessages(readRows, user, { where: sql`status = 'new' and ${notSpam}` });
}

/** Days after which somebody should look at a message that is in Spam only because the site suspects it. */
const suspectedDays = 1;

/** Suspected messages that nobody has decided about, the longest wait first. */
export function readSuspected(readRows: ReadRows, user: TypedUser, now: Date): Promise<Card> {
  const before = new Date(now.getTime() - suspectedDays * 86_400_000).toISOString();
  return readMessages(readRows, user, {
    where: sql`status = 'new' and suspected_spam and messages.created_at < ${before}::timestamptz`,
    detailOf: ({ reasons }) => reasons,
    view: 'spam',
  });
}

/** Messages whose follow-up date is today or earlier, the reader's own and the oldest first. */
export function readFollowUps(readRows: ReadRows, user: TypedUser, now: Date): Promise<Card> {
  return readMessages(readRows, user, {
    where: sql`follow_up_on <= ${today(now)} and ${notSpam}`,
    at: sql`follow_up_on`,
    detailOf: ({ organization, owner }) => {
      const responsible = owner ? `with ${owner}` : 'without an owner';
      return organization ? `${organization}, ${responsible}` : responsible;
    },
  });
}

type Sql = ReturnType<typeof sql>;

type MessageRow = { id: number; at: string; is_mine: boolean } & Record<
  'name' | 'organization' | 'owner' | 'reasons',
  string | null
>;

interface MessageCard {
  where: Sql;
  at?: Sql;
  detailOf?(message: MessageRow): string | null;
  view?: InboxView;
}

async function readMessages(
  readRows: ReadRows,
  user: TypedUser,
  {
    where,
    at = sql`messages.created_at`,
    detailOf = ({ organization }) => organization,
    view = 'waiting',
  }: MessageCard,
): Promise<Card> {
  const { total, rows } = await readRows<MessageRow>({
    columns: sql`messages.id, messages.name, nullif(organization, '') as organization, users.name as owner, ${at} as at,
      (select string_agg(text, '; ' order by "order") from messages_texts
        where parent_id = messages.id and path = 'spamReasons') as reasons,
      coalesce(owner_id = ${user.id}, false) as is_mine`,
    from: sql`messages left join users on users.id = owner_id`,
    where,
    orderBy: sql`is_mine desc, at, messages.id`,
  });
  return {
    total,
    items: rows.map((message) => ({
      id: message.id,
      title: message.name || 'Without a name',
      detail: detailOf(message),
      at: toDate(message.at),
      href: `/inbox?message=${message.id}`,
      isMine: message.is_mine,
    })),
    href: `/inbox?view=${view}`,
  };
}
