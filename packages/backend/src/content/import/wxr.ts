import { APIError } from 'payload';
import sax from 'sax';
import { toKey } from '../../fields/key.ts';
import { decodePart } from '../../publishing/paths/addresses.ts';
import { type Item, leftOut, type Texts } from './kinds.ts';
import { toPlain } from './rich-text.ts';

interface Post {
  /** By the name of their element, such as `wp:post_id`. */
  texts: Texts;
  meta: Texts;
  categories: string[];
}

/** Status of entries that nobody wrote on purpose, or threw away. */
const discarded = ['trash', 'auto-draft', 'inherit'];

/** What a status means that kept an entry from visitors. */
const hidden: Texts = {
  private: 'It was private on the old site.',
  pending: 'It was waiting for a review on the old site.',
  future: 'It was scheduled on the old site.',
};

/** The fields of SEO plugins: Yoast's, and Rank Math's. */
const seoFields = [
  ['meta.title', '_yoast_wpseo_title', 'rank_math_title'],
  ['meta.description', '_yoast_wpseo_metadesc', 'rank_math_description'],
] as const;

/**
 * Reads the articles and pages of a WordPress export (WXR 1.2, which is RSS 2.0 with elements of its own).
 * @throws {APIError} 400 when it is not well-formed XML, or has a DOCTYPE, which could declare entities
 */
export function readWxr(name: string, xml: string): Item[] {
  const { posts, authors, site } = parse(name, xml);
  if (!site) throw new APIError(`“${name}” is not a WordPress export. Make one under Tools → Export.`, 400);
  const groups = Map.groupBy(posts, ({ texts }) => texts['wp:post_type'] ?? 'entry');
  const attachments = groups.get('attachment') ?? [];
  const addressOf = ({ texts }: Post) => texts['wp:attachment_url'] ?? '';
  const pictures = new Map(attachments.map((one) => [one.texts['wp:post_id'], addressOf(one)]));
  const descriptions = Object.fromEntries(
    attachments.map((one) => [
      addressOf(one),
      toPlain(one.meta._wp_attachment_image_alt || one.texts.title || ''),
    ]),
  );
  return [...groups].flatMap(([type, group]) => {
    if (type === 'attachment') return [];
    if (type !== 'post' && type !== 'page')
      return [leftOut(name, `${group.length} × “${type}”: only articles and pages are imported.`)];
    const published = group.filter(({ texts }) => !discarded.includes(texts['wp:status'] ?? ''));
    return published.map(({ texts, meta, categories }): Item => {
      const [id = '', login = '', slug = ''] = [
        texts['wp:post_id'],
        texts['dc:creator'],
        decodePart(texts['wp:post_name'] ?? ''),
      ];
      const link = URL.canParse(texts.link ?? '') ? String(texts.link) : `${site}/?p=${id}`;
      const notes: string[] = [];
      const { 'wp:status': status = '', 'wp:post_date': date = '', 'wp:post_password': password } = texts;
      if (hidden[status]) notes.push(hidden[status]);
      if (password) notes.push('It needed a password on the old site.');
      const image = pictures.get(meta._thumbnail_id) ?? '';
      const values: Texts = { title: texts.title ?? '', subtitle: texts['excerpt:encoded'] ?? '', image };
      for (const [name, yoast, rankMath] of seoFields) {
        const text = meta[yoast] || meta[rankMath] || '';
        if (/%\w+%/.test(text))
          notes.push(`“${text}” for search results has placeholders, and was left out.`);
        else if (text) values[name] = text;
      }
      const more = { key: slug, category: categories.join('\n'), author: authors[login] ?? login };
      const publishedOn = date.slice(0, 10);
      return {
        source: `wordpress:${new URL(site).host}/${id}`,
        place: `${name}, ${type} ${id}`,
        kind: type === 'post' ? 'articles' : 'pages',
        values:
          type === 'post'
            ? { ...values, ...more, publishedOn }
            : { ...values, path: `/${toKey(slug || `page-${id}`)}` },
        html: toHtml(texts['content:encoded'] ?? '', notes),
        base: link,
        addresses: [link],
        notes,
        descriptions,
      };
    });
  });
}

function parse(name: string, xml: string) {
  const found: { posts: Post[]; authors: Texts; site: string } = { posts: [], authors: {}, site: '' };
  const parser = sax.parser(true);
  const reject = (reason: string) => {
    throw new APIError(`“${name}” cannot be read: ${reason}. Export it again.`, 400);
  };
  let [post, text, current]: [Post | undefined, string, string] = [undefined, '', ''];
  parser.onerror = ({ message }) => reject(message.replaceAll(/\s*\n\s*/g, ', '));
  parser.ondoctype = () => reject('it has a DOCTYPE');
  parser.onopentag = (element) => {
    text = '';
    if (element.name !== 'item') return;
    post = { texts: {}, meta: {}, categories: [] };
    found.posts.push(post);
  };
  parser.ontext = parser.oncdata = (more) => {
    text += more;
  };
  parser.onclosetag = (element) => {
    const value = text.trim();
    text = '';
    if (element === 'item') post = undefined;
    else if (element === 'wp:base_blog_url' && URL.canParse(value)) found.site = value;
    else if (element === 'wp:author_login' || element === 'wp:meta_key') current = value;
    else if (element === 'wp:author_display_name') found.authors[current] = value;
    else if (element === 'wp:meta_value' && post) post.meta[current] = value;
    else if (element === 'category') post?.categories.push(value);
    else if (post) post.texts[element] = value;
  };
  parser.write(xml).close();
  return found;
}

/** Turns the stored text of WordPress into HTML: without comments of blocks and shortcodes, with paragraphs. */
function toHtml(stored: string, notes: string[]): string {
  const drop = (what: string) => {
    notes.push(`The ${what} was left out.`);
    return '';
  };
  // Each expression stops where the next match may begin, or takes the rest: reading stays linear.
  // Code keeps its lines and brackets: a tag stands for it meanwhile, `<pre-0>` on a line of its own.
  const code: string[] = [];
  const rest = stored.replaceAll(
    /<(pre|code)(?=[\s>])[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi,
    (whole, tag: string) => {
      const name = `<${tag.toLowerCase()}-${code.push(whole) - 1}>`;
      return name.startsWith('<pre') ? `\n\n${name}\n\n` : name;
    },
  );
  const paired = new Set([...rest.matchAll(/\[\/([\w-]+)\]/g)].map(([, tag]) => tag));
  const text = rest
    .replaceAll(/\[caption([^[\]]*)\]([^[]*)\[\/caption\]/g, (_, attributes, inner) => {
      const [, picture = '', below = inner] =
        /^([\s\S]*<img[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/.exec(inner) ?? [];
      const caption = below.trim() || /caption="([^"]*)"/.exec(attributes)?.[1] || '';
      return `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`;
    })
    // `[youtube URL]`, `[embed]URL[/embed]`, and the bare address on a line that WordPress shows as a video.
    .replaceAll(/\[(?:embed|video|vimeo|youtube)(?=[\s=])([^[\]]*)\]/g, (whole, inner) => {
      const [url] = /https?:\/\/[^\s"']+/.exec(inner) ?? [];
      return url ? `\n\n${url}\n\n` : whole;
    })
    .replaceAll(/\[\/?(?:embed|video)(?:\s[^[\]]*)?\]/g, '\n\n')
    .replaceAll(/(^|<p>)[ \t]*(https?:\/\/[^\s<>"']+)[ \t]*(?=\r?$|<\/p>)/gm, '$1<a href="$2">$2</a>')
    .replaceAll(/<!-- wp:([\w/-]+)[^<>]*?\/-->/g, (_, block) => drop(`block “${block}”`))
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/\[(\/?)([\w-]+)(\s+[\w-]+=[^[\]]*)?\/?\]/g, (whole, end, tag, attributes) => {
      if (end || tag === 'caption') return '';
      return attributes || paired.has(tag) || tag === 'gallery' ? drop(`shortcode [${tag}]`) : whole;
    });
  const isFromBlocks = /<!-- wp:|<p[\s>]/i.test(rest);
  const html = isFromBlocks ? text : addParagraphs(text);
  return html.replaceAll(/<(?:pre|code)-(\d+)>/g, (tag, index) => code[Number(index)] ?? tag);
}

/** Makes paragraphs of lines between empty ones, as the classic editor stores them. */
function addParagraphs(text: string): string {
  const parts = text.split(/\r?\n\s*\r?\n/).flatMap((part) => part.trim() || []);
  const isBlock = (part: string) => /^<(?!a|b|em|i|strong|code|span)/i.test(part);
  return parts
    .map((part) => (isBlock(part) ? part : `<p>${part.replaceAll(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}
