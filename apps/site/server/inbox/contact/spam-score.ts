import type { CheckedBodyOf } from '@riverfront/contract';

type Message = Pick<CheckedBodyOf<'contact'>, 'name' | 'message' | 'organization' | 'website' | 'filledInMs'>;

/** From this score on a message is suspected. */
export const suspicious = 2;

const link = /https?:\/\/|www\./i;

/** Words of the spam that contact forms get; customers of a consultancy seldom need them. */
const spamWords =
  /casino|viagra|porn|backlinks|seo (?:services|packages)|crypto invest|казино|букмекер|ставк[аи]|виагр|порно|раскрутк|продвижени\S* сайт|заработ|займ/iu;

/** The indicators of spam, of which one point alone is nothing. None rejects a message for good. */
const indicators: {
  reason: string;
  points: number;
  applies: (message: Message, isFirst: boolean) => boolean;
}[] = [
  {
    reason: 'Filled in a field that people do not see',
    points: 2,
    applies: ({ website }) => Boolean(website?.trim()),
  },
  {
    // Autofill and a pasted text can be as fast.
    reason: 'Filled in within three seconds',
    points: 1,
    applies: ({ filledInMs }) => filledInMs !== undefined && filledInMs < 3_000,
  },
  {
    // Tenders and error reports have them too.
    reason: 'Three links or more',
    points: 1,
    applies: ({ message }) => (message.match(/https?:\/\/|www\./gi) ?? []).length >= 3,
  },
  {
    reason: 'Markup of links',
    points: 2,
    applies: ({ message }) => /<a\s|\[url[=\]]/i.test(message),
  },
  {
    reason: 'A link as name',
    points: 2,
    applies: ({ name }) => link.test(name),
  },
  {
    reason: 'A link and words of spam in the first message of a sender',
    points: 2,
    applies: ({ message, organization }, isFirst) =>
      isFirst && link.test(message) && spamWords.test(`${organization} ${message}`),
  },
];

/** Scores how much a message looks like spam. @param isFirst whether nothing came from its sender before */
export function spamScore(message: Message, isFirst: boolean): { score: number; reasons: string[] } {
  const found = indicators.filter(({ applies }) => applies(message, isFirst));
  return {
    score: found.reduce((sum, { points }) => sum + points, 0),
    reasons: found.map(({ reason }) => reason),
  };
}
