import { randomBytes } from 'node:crypto';
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { RichTextField } from 'payload';

/** How a text reaches what it links to and shows; undefined for what is left out. */
interface Surroundings {
  /** Returns the fields of a link, whose text is kept in any case. */
  link(href: string): object | undefined;
  /** Returns the id of a picture. */
  picture(src: string, alt: string): Promise<number | undefined>;
  note(text: string): void;
}

/** Elements that are left out with their content, which is no text. */
const dropped =
  'script,style,iframe,object,embed,form,input,button,select,textarea,video,audio,svg,math,noscript,template,canvas,link,meta,title,base';
const inlineTags = ['a', 'strong', 'b', 'em', 'i', 'code', 'br'];
const textTags = [...inlineTags, 'p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'];
const tableTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4', figcaption: 'p', dt: 'h4', dd: 'p' };

/** Stands for a picture or listing until the text is converted; a private character of Unicode. */
const mark = '\uE000';

type Placed = { code: string } | { src: string; alt: string; caption: string };
interface Node {
  type: string;
  text?: string;
  children?: Node[];
  fields?: { url?: string };
}

/** Reads the plain text of HTML, with its entities decoded. */
export function toPlain(html: string): string {
  return /[<&]/.test(html) ? (JSDOM.fragment(html).textContent ?? '').trim() : html;
}

/** Cleans HTML and converts it to the rich text of a field, with what its editor can do. */
export async function toRichText(html: string, field: RichTextField, around: Surroundings): Promise<unknown> {
  const editorConfig = editorConfigFactory.fromField({ field });
  // The editor of articles has all of them, that of jobs none.
  const isArticle = editorConfig.features.enabledFeatures.includes('upload');
  const placed: Placed[] = [];
  // Without `runScripts` and `resources` jsdom neither runs nor fetches anything.
  const { body } = new JSDOM(html.replaceAll(mark, '')).window.document;
  clean(body, isArticle ? [...textTags, ...tableTags] : textTags, placed, around.note);
  const { root } = convertHTMLToLexical({ editorConfig, html: body.innerHTML, JSDOM });
  const children: object[] = [];
  for (const node of resolveLinks(root.children as Node[], around.link)) {
    const found = placed[Number(node.children?.[0]?.text?.match(`^${mark}(\\d+)`)?.[1] ?? -1)];
    if (!found) children.push(node);
    else if (!isArticle) around.note('Its pictures and listings were left out.');
    else children.push(...(await toNodes(found, around)));
  }
  return { root: { ...root, children: children.length > 0 ? children : root.children.slice(0, 1) } };
}

/** Reduces a body to the elements of the editor; puts marks for pictures and listings on lines of their own. */
function clean(body: HTMLElement, kept: string[], placed: Placed[], note: Surroundings['note']): void {
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
    if (element.matches(dropped)) {
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

function resolveLinks(nodes: Node[], link: Surroundings['link']): Node[] {
  return nodes.flatMap((node) => {
    const children = node.children && resolveLinks(node.children, link);
    const fields = node.type === 'link' ? link(node.fields?.url ?? '') : node.fields;
    if (node.type === 'link' && !fields) return children ?? [];
    return [{ ...node, ...(children && { children }), ...(fields && { fields }) }];
  });
}

async function toNodes(placed: Placed, { picture }: Surroundings): Promise<object[]> {
  const id = randomBytes(12).toString('hex');
  if ('code' in placed) {
    const fields = { id, blockName: '', blockType: 'code', code: placed.code };
    return [{ type: 'block', version: 2, format: '', fields }];
  }
  const value = await picture(placed.src, placed.alt);
  const fields = { caption: placed.caption, size: 'text' };
  return value === undefined
    ? []
    : [{ type: 'upload', version: 3, format: '', id, fields, relationTo: 'media', value }];
}
