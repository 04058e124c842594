import type { PageFinding } from '@riverfront/contract/page-report';
import axe from 'axe-core';

/** Link texts that do not say where they lead (WCAG 2.4.4, technique F84). */
const vagueText =
  /^(?:(?:please )?click(?: here)?|here|(?:read|learn|see|find out) more|more|more (?:details|information)|details|link|this|this page)$/i;

const bareAddress = /^(?:https?:\/\/|www\.)\S+$/i;

/** Descriptions that a camera or a download wrote. */
const fileName = /\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:dsc|img|image|photo|picture)[\s_-]*\d*$/i;

/** Checks the content of the page, without header and footer, which no document of its own brings along. */
export async function checkPage(): Promise<PageFinding[]> {
  const content = document.getElementById('content');
  if (!content) return [];
  const { violations } = await axe.run(content, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
    // Style sheets would be fetched once more.
    preload: false,
  });
  const links = [...content.querySelectorAll('a[href]')].filter((link) => {
    const text = nameOf(link);
    return vagueText.test(text.replace(/[\s.…→>»]+$/, '')) || bareAddress.test(text);
  });
  const images = [...content.querySelectorAll('img[alt]')].filter((image) => fileName.test(nameOf(image)));
  return [
    ...violations.map(({ id, help, nodes }) =>
      toFinding(
        id,
        help,
        nodes.flatMap(({ element }) => element ?? []),
      ),
    ),
    toFinding('link-text', '', links),
    toFinding('file-name', '', images),
  ].filter(({ count }) => count > 0);
}

function toFinding(rule: string, help: string, elements: Element[]): PageFinding {
  return { rule, help, examples: elements.slice(0, 3).map(describe), count: elements.length };
}

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent;
  return (label ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns an element's text, or else its file or address. */
function describe(element: Element): string {
  const address = (element.getAttribute('src') ?? element.getAttribute('href'))?.split(/[?#]/)[0];
  return (nameOf(element) || address || element.tagName.toLowerCase()).slice(0, 80);
}
