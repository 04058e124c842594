import type { CheckedBodyOf } from '@riverfront/contract';

type Message = Pick<CheckedBodyOf<'contact'>, 'name' | 'message' | 'organization' | 'website' | 'filledInMs'>;

/** From this score on a captcha is required. */
export const suspicious = 2;

/** The indicators of spam. None rejects a message for good. */
const indicators: {
  reason: string;
  points: number;
  applies: (message: Message, isPlainForm: boolean) => boolean;
}[] = [
  {
    reason: 'Filled in a field that people do not see',
    points: 2,
    applies: ({ website }) => Boolean(website?.trim()),
  },
  {
    // Our screen always sends it; the form without JavaScript cannot.
    reason: 'Does not say how long it took',
    points: 2,
    applies: ({ filledInMs }, isPlainForm) => filledInMs === undefined && !isPlainForm,
  },
  {
    // Nobody types a name, an address and a sentence in three seconds.
    reason: 'Filled in within three seconds',
    points: 2,
    applies: ({ filledInMs }) => filledInMs !== undefined && filledInMs < 3_000,
  },
  {
    reason: 'Three links or more',
    points: 2,
    applies: ({ message }) => (message.match(/https?:\/\/|www\./gi) ?? []).length >= 3,
  },
  {
    reason: 'Markup of links',
    points: 2,
    applies: ({ message }) => /<a\s|\[url[=\]]/i.test(message),
  },
  {
    reason: 'A link as name or organization',
    points: 2,
    applies: ({ name, organization }) =>
      /https?:\/\/|www\.|\.(?:com|ru|cn|xyz|top)\b/i.test(`${name} ${organization}`),
  },
];

/** Scores how much a message looks like spam. @param isPlainForm whether it was sent without JavaScript */
export function spamScore(message: Message, isPlainForm = false): { score: number; reasons: string[] } {
  const found = indicators.filter(({ applies }) => applies(message, isPlainForm));
  return {
    score: found.reduce((sum, { points }) => sum + points, 0),
    reasons: found.map(({ reason }) => reason),
  };
}
