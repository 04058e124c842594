import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { SanitizedConfig } from 'payload';
import { linkedCollections } from '../../fields/link.ts';
import { articleFeatures, features } from '../../fields/rich-text.ts';
import type { Content, Node, Placed } from './place-content.ts';

/** Elements that are left out with their content, which is no text. */
const dropped =
  'script,style,iframe,object,embed,form,input,button,select,textarea,video,audio,svg,math,noscript,template,canvas,link,meta,title,base';
/** Sources of frames that become links. */
const videos = /^(https?:)?\/\/([\w-]+\.)?(youtube|youtube-nocookie|vimeo)\.com\//;
const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'code', 'br'];
const textTags = [...inlineTags, 'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'];
const tableTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', figcaption: 'p', dt: 'h4', dd: 'p' };

/** Stands for a picture or listing until the text is converted; a private character of Unicode. */
const mark = '\uE000';

/** Cleaning and converting take quadratic time with it; no editor nests as deep. */
const maxDepth = 100;

// Without `runScripts` and `resources` jsdom neither runs nor fetches anything.
const { DOMParser } = new JSDOM().window;

// All that the features read of Payload's configuration.
const collections = [...linkedCollections, 'media'].map((slug) => ({ slug }));
const config = { collections } as unknown as SanitizedConfig;
const article = await editorConfigFactory.fromFeatures({ config, features: articleFeatures });
const plain = await editorConfigFactory.fromFeatures({ config, features });

/** Reads the plain text of HTML, with its entities decoded. */
export function toPlain(html: string): string {
  return /[<&]/.test(html) ? (JSDOM.fragment(html).textContent ?? '').trim() : html;
}

/**
 * Cleans HTML and converts it to the rich text of a kind of item, with what its editor can do.
 * @returns undefined, with a note, for a text that is nested too deeply
 */
export function toContent(html: string, kind: string, note: (text: string) => void): Content | undefined {
  const isArticle = kind !== 'jobs';
  const placed: Placed[] = [];
  const document = new DOMParser().parseFromString(html.replaceAll(mark, ''), 'text/html');
  if (isTooDeep(document.body)) {
    note('Its text is nested too deeply, and was left out.');
    return undefined;
  }
  clean(document.body, isArticle ? [...textTags, ...tableTags] : textTags, placed, note);
  // A window of its own for each text would take as long as the conversion.
  const Cleaned = class {
    window = { document };
  };
  const editorConfig = isArticle ? article : plain;
  const { root } = convertHTMLToLexical({ editorConfig, html: '', JSDOM: Cleaned });
  const children = (root.children as Node[]).map((node) => {
    const [, index = -1] = node.children?.[0]?.text?.match(`^${mark}(\\d+)`) ?? [];
    return placed[Number(index)] ?? node;
  });
  if (isArticle) return { root, children };
  if (placed.length > 0) note('Its pictures and listings were left out.');
  return { root, children: children.filter((child) => 'type' in child) };
}

function isTooDeep(body: Element): boolean {
  const depths = new Map([[body, 0]]);
  for (const element of body.querySelectorAll('*')) {
    const depth = 1 + ((element.parentElement && depths.get(element.parentElement)) ?? 0);
    if (depth > maxDepth) return true;
    depths.set(element, depth);
  }
  return false;
}

/** Reduces a body to the elements of the editor; puts marks for pictures and listings on lines of their own. */
function clean(body: HTMLElement, kept: string[], placed: Placed[], note: (text: string) => void): void {
  const create = (tag: string, ...children: (string | ChildNode)[]) => {
    const element = body.ownerDocument.createElement(tag);
    element.append(...children);
    return element;
  };
  const tails = new Map<Element, Element>();
  const place = (element: Element, what: Placed) => {
    let top = element;
    while (top.parentElement && top.parentElement !== body) top = top.parentElement;
    const line = create('p', `${mark}${placed.push(what) - 1}`);
    (tails.get(top) ?? top).after(line);
    tails.set(top, line);
    element.remove();
  };
  for (const element of [...body.querySelectorAll('*')].filter((one) => one.parentElement)) {
    const tag = element.localName;
    const textOf = (name: string) => element.getAttribute(name) ?? '';
    if (!body.contains(element)) continue;
    if (tableTags.includes(tag) && !kept.includes(tag)) note('Its tables became plain text.');
    const source = textOf('src');
    if (tag === 'iframe' && videos.test(source)) {
      const link = create('a', source);
      link.setAttribute('href', source);
      element.replaceWith(link);
    } else if (element.matches(dropped)) {
      note(`<${tag}> was left out of the text.`);
      element.remove();
    } else if (tag === 'pre') place(element, { code: element.textContent ?? '' });
    else if (tag === 'img')
      place(element, { src: textOf('src'), alt: textOf('alt'), caption: textOf('data-caption') });
    else if (renamed[tag]) element.replaceWith(create(renamed[tag], ...element.childNodes));
    else if (!kept.includes(tag) || (tag === 'p' && element.closest('blockquote'))) {
      const caption = tag === 'figure' && element.querySelector('img') && element.querySelector('figcaption');
      if (caption)
        element
          .querySelector('img')
          ?.setAttribute('data-caption', caption.textContent?.trim().slice(0, 300) ?? '');
      if (caption) caption.remove();
      element.replaceWith(...element.childNodes, ...(tag === 'p' ? [create('br')] : []));
    } else
      for (const name of element.getAttributeNames())
        if (!['href', 'colspan', 'rowspan'].includes(name)) element.removeAttribute(name);
  }
  // Text between blocks becomes paragraphs.
  let line: Element | undefined;
  for (const node of [...body.childNodes]) {
    const isInline = node.nodeType === 3 || inlineTags.includes((node as Element).localName);
    if (!isInline) line = undefined;
    else if (line) line.append(node);
    else if (node.textContent?.trim()) {
      line = create('p');
      node.replaceWith(line);
      line.append(node);
    }
  }
  for (const element of body.querySelectorAll('p,a,li,h2,h3,h4'))
    if (!element.textContent?.trim()) element.remove();
}
