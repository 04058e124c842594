import { isApiError } from '@riverfront/contract/api-error';
import { browserApi } from '../../content.ts';
import { CloseButton } from '../../ui/buttons.tsx';

/** What a message is about. */
export interface Topic {
  path: string;
  title: string;
}

/** The path of a service, solution, article, case study or office. */
const pattern = /^\/(services|solutions|blogs|case-studies|office)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const maxLength = 160;

/** Parses the topic in an address's query; undefined for what is not a path of this site. */
export function parseTopic(search: string): string | undefined {
  const topic = new URLSearchParams(search).get('topic') ?? '';
  return topic.length <= maxLength && pattern.test(topic) ? topic : undefined;
}

/** Converts a path to words: `/blogs/clean-core-in-practice` is “Clean core in practice”. */
export function toWords(topic: string): string {
  const words = (pattern.exec(topic)?.[2] ?? topic).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Resolves the topic in an address's query: at first with the words of its path, then with its title.
 * @param onChange not called any more once the signal aborts
 */
export async function resolveTopic(
  search: string,
  onChange: (topic: Topic | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  const path = parseTopic(search);
  if (!path || signal.aborted) return;
  onChange({ path, title: toWords(path) });
  try {
    const title = await fetchTitle(path, signal);
    if (!signal.aborted) onChange({ path, title });
  } catch (error) {
    if (!signal.aborted && isApiError(error) && error.status === 404) onChange(undefined);
  }
}

async function fetchTitle(topic: string, signal: AbortSignal): Promise<string> {
  const [, type, id = ''] = pattern.exec(topic) ?? [];
  const input = { params: { id }, signal };
  if (type === 'services') return (await browserApi.get('serviceDetails', input)).service.title;
  if (type === 'solutions') return (await browserApi.get('solutionDetails', input)).solution.title;
  if (type === 'blogs') return (await browserApi.get('blogDetails', input)).title;
  if (type === 'case-studies') return (await browserApi.get('caseDetails', input)).case.title;
  const { offices } = await browserApi.get('offices', { signal });
  return offices.find(({ _id }) => _id === id)?.label ?? toWords(topic);
}

/** The topic of the message, with a button that removes it. */
export function TopicNote({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <p className="flex items-center justify-between gap-4 border-l-3 border-main bg-surface py-1 pr-1 pl-4">
      <span>
        About: <strong className="font-semibold">{title}</strong>
      </span>
      <CloseButton
        label={`Remove the topic ${title}`}
        onClick={onRemove}
        icon="size-4"
        className="size-11 shrink-0"
      />
    </p>
  );
}
