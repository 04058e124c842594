/** The HTML to insert for pasted HTML. */
interface CleanHtml {
  document: Document;
  /** Number of images that were left out: only uploaded ones can be published. */
  pictures: number;
}

/**
 * Parses HTML of the clipboard into what our texts have: the paragraphs that Word has for lists become lists, the
 * highest heading an `h2`, and images are left out, which stand on another machine or in the HTML itself.
 */
export function cleanHtml(html: string): CleanHtml {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const pictures = removePictures(document);
  lowerHeadings(document);
  nestWordLists(document);
  return { document, pictures };
}

function removePictures({ body }: Document): number {
  // Word writes each image twice, as VML in a comment and as `img`; only the latter is parsed.
  const pictures = body.querySelectorAll('img, svg, picture:not(:has(img))');
  for (const picture of pictures) {
    const paragraph = picture.closest('p, figure');
    picture.remove();
    if (paragraph?.textContent?.trim() === '') paragraph.remove();
  }
  return pictures.length;
}

/** A text has the headings 2 to 4: the title of its page is the first. */
function lowerHeadings(document: Document): void {
  const shift = document.querySelector('h1') ? 1 : 0;
  // From below, so that none is lowered twice.
  for (const level of [6, 5, 4, 3, 2, 1])
    for (const heading of document.querySelectorAll(`h${level}`)) {
      const lowered = document.createElement(`h${Math.min(level + shift, 4)}`);
      lowered.append(...heading.childNodes);
      heading.replaceWith(lowered);
    }
}

interface WordItem {
  /** From 1. */
  level: number;
  isOrdered: boolean;
}

/** Reads the item of a list that a paragraph of Word stands for, and removes its marker. */
function takeWordItem(paragraph: Element): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*?level(\d)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return { level: Number(level), isOrdered: /^\s*\(?(?:\d+|[a-z]{1,4})[.)]/i.test(text) };
}

/** Replaces the paragraphs that Word has for lists by lists, nested by their level. */
function nestWordLists(document: Document): void {
  /** The open lists by their level, and the paragraph that came last. */
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of document.querySelectorAll('p')) {
    const isAdjacent = last !== null && paragraph.previousElementSibling === last;
    const item = takeWordItem(paragraph);
    if (!item) continue;
    const tag = item.isOrdered ? 'ol' : 'ul';
    if (!isAdjacent) open = [];
    open = open.slice(0, item.level);
    let list = open[item.level - 1];
    // A list that begins at a lower level has no item above it.
    if (list?.localName !== tag) {
      list = document.createElement(tag);
      const above = open.slice(0, item.level - 1).at(-1)?.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open = [...open.slice(0, item.level - 1), list];
    }
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
    last = open[0] ?? null;
  }
}
