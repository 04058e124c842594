import type { PageFinding } from '@riverfront/contract/page-report';
import { searchTextLimits } from '@riverfront/contract/search-texts';
import type { readSearchTexts } from '../../search/seo/search-texts.ts';

const describePicture = 'Open it under Media and say in one sentence what it shows.';

/** A violation of a rule, and how an editor mends it. */
const advice: Record<string, readonly [what: string, todo: string]> = {
  'color-contrast': ['Text is hard to read on its background', 'Choose another picture or background.'],
  'empty-heading': ['A heading is empty', 'Write it, or remove it.'],
  'file-name': ['A picture is described by its file name', describePicture],
  'heading-order': ['A heading skips a level', 'Use the next one: level 3 stands below level 2.'],
  'image-alt': ['A picture has no description', describePicture],
  'link-name': ['A link has no text', 'Name where it leads.'],
  'link-text': ['A link does not say where it leads', 'Name its target, for example “Our services”.'],
};

/** Words a finding of the previewed page for an editor. */
export function describeFinding({ rule, help, examples, count }: PageFinding): string {
  const [what, todo] = advice[rule] ?? [help, 'If no text is the cause, tell whoever does the design.'];
  const more = count > examples.length ? ` and ${count - examples.length} more` : '';
  return `${what}: ${examples.map((example) => `“${example}”`).join(', ')}${more}. ${todo}`;
}

/** Compares the texts for search engines with the lengths that they show. */
export function describeLengths({ given, defaults }: ReturnType<typeof readSearchTexts>): string[] {
  const { title: longest, shortestDescription: least, description: most } = searchTextLimits;
  const title = (given.title || defaults.title).length;
  const description = (given.description || defaults.description).length;
  const where = 'under “Search results and sharing”';
  const findings: string[] = [];
  if (title > longest)
    findings.push(
      `The title has ${title} characters; search results show ${longest}. Write a shorter one ${where}.`,
    );
  if (description < least || given.description.length > most)
    findings.push(
      `The description has ${description} characters. Write one of ${least} to ${most} ${where}.`,
    );
  return findings;
}
