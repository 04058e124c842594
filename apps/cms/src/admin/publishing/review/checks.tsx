'use client';
import { useConfig, useFormFields, useLivePreviewContext } from '@payloadcms/ui';
import type { PageFinding, PageReport } from '@riverfront/contract/page-report';
import { searchTextLimits } from '@riverfront/contract/search-texts';
import { useEffect, useState } from 'react';
import { SmallButton } from '../../form/buttons.tsx';
import { useDebounced, useStaffData } from '../../requests/use-staff-data.ts';
import { readSearchTexts } from '../../search/seo/preview-cards.tsx';
import { type Chip, type OpenDocument, Panel, toQuery } from './panel.tsx';

/** Debounce after a save, in ms: autosave saves every two seconds. */
const quietMs = 1_000;

/** The findings in the draft: what keeps it from being published, and what could be better. */
export function Checks(document: OpenDocument) {
  const { isLivePreviewEnabled, isLivePreviewing, setIsLivePreviewing } = useLivePreviewContext();
  const [isOpen, setOpen] = useState(false);
  const path = isOpen || isLivePreviewing ? `/api/reviews/checks?${toQuery(document)}` : undefined;
  const version = useDebounced(document.version, quietMs);
  const { data, problem: failure } = useStaffData<{ problems: string[] }>(path, version);
  const problems = failure ? undefined : data?.problems;
  const report = usePageReport();
  const findings = [...useLengths(document.kind), ...(report?.findings.map(describeFinding) ?? [])];
  const chips: Chip[] = [];
  if (problems?.length) chips.push(['danger', `${problems.length} to correct before publishing`]);
  if (findings.length > 0) chips.push(['attention', `${findings.length} to look at`]);
  if (problems?.length === 0 && report && findings.length === 0) chips.push(['main', 'Nothing found']);
  const isChecked = report?.version === document.version;
  return (
    <Panel title="Checks" chips={chips} onToggle={setOpen}>
      {failure ? <p role="alert">{failure}</p> : null}
      {problems?.map((problem) => (
        <p key={problem} className="before-publishing__finding" style={{ borderColor: 'var(--danger)' }}>
          {problem}
        </p>
      ))}
      {findings.map((finding) => (
        <p key={finding} className="before-publishing__finding" style={{ borderColor: 'var(--accent)' }}>
          {finding}
        </p>
      ))}
      <p className="staff-hint" role="status">
        {problems?.length === 0 && 'Nothing keeps this from being published. '}
        {isLivePreviewing &&
          (isChecked
            ? 'The page was checked for headings, links, pictures and accessibility.'
            : 'The page is being checked …')}
      </p>
      {isLivePreviewEnabled && !isLivePreviewing ? (
        <div className="staff-actions">
          <SmallButton onClick={() => setIsLivePreviewing(true)}>Check the page in the preview</SmallButton>
        </div>
      ) : null}
    </Panel>
  );
}

/** Receives the findings of the previewed page, from the site alone. */
function usePageReport(): PageReport | undefined {
  const { url } = useLivePreviewContext();
  const [report, setReport] = useState<PageReport>();
  const origin = typeof url === 'string' && url !== '' ? new URL(url, location.href).origin : undefined;
  useEffect(() => {
    const hear = ({ origin: sender, data }: MessageEvent<Partial<PageReport> | null>) => {
      if (sender === origin && data?.type === 'page-report') setReport(data as PageReport);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [origin]);
  return report;
}

const searchFields = ['title', 'subtitle', 'location', 'description', 'meta.title', 'meta.description'];

function useLengths(kind: string): string[] {
  const { getEntityConfig } = useConfig();
  // As text, so that only their change renders again.
  const texts = useFormFields(([fields]) => JSON.stringify(searchFields.map((path) => fields[path]?.value)));
  const fields = getEntityConfig({ collectionSlug: kind })?.fields ?? [];
  if (!fields.some((field) => 'name' in field && field.name === 'meta')) return [];
  const values: unknown[] = JSON.parse(texts);
  return describeLengths(readSearchTexts(kind, (path) => values[searchFields.indexOf(path)]));
}

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
function describeFinding({ rule, help, examples, count }: PageFinding): string {
  const [what, todo] = advice[rule] ?? [help, 'If no text is the cause, tell whoever does the design.'];
  const more = count > examples.length ? ` and ${count - examples.length} more` : '';
  return `${what}: ${examples.map((example) => `“${example}”`).join(', ')}${more}. ${todo}`;
}

/** Compares the texts for search engines with the lengths that they show. */
function describeLengths({ given, defaults }: ReturnType<typeof readSearchTexts>): string[] {
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
