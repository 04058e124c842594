import { randomBytes } from 'node:crypto';

/** A picture or listing that stands between the paragraphs of a text. */
export type Placed = { code: string } | { src: string; alt: string; caption: string };

/** A node of the rich text. */
export interface Node {
  type: string;
  text?: string;
  children?: Node[];
  fields?: { url?: string };
}

/** A text as rich text, with the addresses of its links and pictures. */
export interface Content {
  root: { children: object[] };
  children: (Node | Placed)[];
}

/** How a text reaches what it links to and shows; undefined for what is left out. */
interface Resolvers {
  /** Returns the fields of a link, whose text is kept in any case. */
  link(href: string): object | undefined;
  /** Returns the id of a picture. */
  picture(src: string, alt: string): Promise<number | undefined>;
}

/** Converts a text to the value of its field, with links and pictures in place of their addresses. */
export async function placeContent({ root, children }: Content, resolvers: Resolvers): Promise<unknown> {
  const placed: object[] = [];
  for (const child of children)
    if ('type' in child) placed.push(...resolveLinks([child], resolvers.link));
    else placed.push(...(await toNodes(child, resolvers)));
  return {
    root: { ...root, children: placed.length > 0 ? placed : [{ ...root.children[0], children: [] }] },
  };
}

function resolveLinks(nodes: Node[], link: Resolvers['link']): Node[] {
  return nodes.flatMap((node) => {
    const children = node.children && resolveLinks(node.children, link);
    const fields = node.type === 'link' ? link(node.fields?.url ?? '') : node.fields;
    if (node.type === 'link' && !fields) return children ?? [];
    return [{ ...node, ...(children && { children }), ...(fields && { fields }) }];
  });
}

async function toNodes(placed: Placed, { picture }: Resolvers): Promise<object[]> {
  const id = randomBytes(12).toString('hex');
  if ('code' in placed) {
    const fields = { id, blockName: '', blockType: 'code', code: placed.code };
    return [{ type: 'block', version: 2, format: '', fields }];
  }
  const value = await picture(placed.src, placed.alt);
  const fields = { caption: placed.caption, size: 'text' };
  if (value !== undefined)
    return [{ type: 'upload', version: 3, format: '', id, fields, relationTo: 'media', value }];
  // Its caption says something without it, too.
  const format = { format: 0, detail: 0, mode: 'normal', style: '' };
  const text = { type: 'text', version: 1, text: placed.caption, ...format };
  return placed.caption ? [{ type: 'paragraph', version: 1, format: '', indent: 0, children: [text] }] : [];
}
