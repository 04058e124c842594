import sax from 'sax';

const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs linearGradient radialGradient stop clipPath mask symbol use title desc style'.split(
    ' ',
  ),
);

const attributes = new Set(
  `id class style transform d x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy points width height viewBox xmlns xmlns:xlink
  version preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color clip-path clip-rule mask offset
  stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  href xlink:href font-family font-size font-weight font-style text-anchor letter-spacing dominant-baseline vector-effect
  shape-rendering display visibility role aria-label aria-hidden`.split(/\s+/),
);

/** Styles and references may name nothing outside of the file; a backslash could hide that they do. */
const external =
  /url\s*\((?!\s*(?:["']\s*)?#)|(?:src|image|image-set)\s*\(|@import|expression|javascript:|[\\<]/i;

/** Thrown with what to change in a drawing that could be read but is not accepted. */
export class UnsafeSvgError extends Error {
  override readonly name = 'UnsafeSvgError';
}

/** Characters that a renderer may have to draw, repeated parts included: two seconds at most with librsvg. */
const maxExpanded = 1024 ** 2;

/** Letters of its texts: librsvg needs a second for 5,000 and ten for 10,000. */
const maxLetters = 2_000;

/** An element of the cleaned drawing. */
interface Drawn {
  name: string;
  length: number;
  /** Letters that it draws itself. */
  letters: number;
  /** Ids of the parts that it draws again. */
  references: string[];
  children: Drawn[];
}

/**
 * Rewrites an SVG with allowed elements and attributes alone: no script, no event handler, no reference to another file.
 * Its root gets a size and a viewBox.
 * @throws {UnsafeSvgError} when leaving something out would change how it looks, or it would take long to draw
 * @throws {Error} when it is not a well-formed SVG or has no size
 */
export function cleanSvg(source: string): string {
  const parser = sax.parser(true, {});
  let clean = '';
  let root: Drawn | undefined;
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  /** The depth below an element that is left out. */
  let skipped = 0;
  /** Collected until the next tag, because the parser splits long texts. */
  let text = '';
  const flush = () => {
    const parent = open.at(-1);
    if (skipped === 0 && parent !== undefined) {
      clean += escapeXml(text);
      if (['text', 'tspan'].includes(parent.name)) parent.letters += text.length;
    }
    text = '';
  };
  const isInStyle = () => open.at(-1)?.name === 'style';
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes: given }) => {
    if (isInStyle() && skipped === 0)
      throw new UnsafeSvgError(`has a <${name}> inside a <style>, where only CSS may be.`);
    flush();
    if (root === undefined && name !== 'svg') throw new Error('The root is not an svg element.');
    if (skipped > 0 || !elements.has(name)) {
      skipped += 1;
      return;
    }
    const values = { ...(given as Record<string, string>) };
    const allowed = Object.entries(root === undefined ? withSize(values) : values).filter(isAllowed);
    const tag = `<${name}${allowed.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`;
    const references = allowed.flatMap(listReferences);
    const drawn: Drawn = { name, length: tag.length, letters: 0, references, children: [] };
    open.at(-1)?.children.push(drawn);
    open.push(drawn);
    root ??= drawn;
    if (values.id && !byId.has(values.id)) byId.set(values.id, drawn);
    clean += tag;
  };
  parser.onclosetag = (name) => {
    // All of its text: a tag or a comment in the middle of a word would hide it from a check of the pieces.
    if (isInStyle() && skipped === 0 && external.test(text))
      throw new UnsafeSvgError(
        'has a <style> that loads something from elsewhere, or hides it with a backslash. Export it with its colours as attributes (“presentation attributes”), without web fonts and linked images, or use a PNG.',
      );
    flush();
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    open.pop();
    clean += `</${name}>`;
  };
  const collect = (more: string) => {
    text += more;
  };
  parser.ontext = collect;
  parser.oncdata = collect;
  parser.write(source.replace(/^\uFEFF/, '')).close();
  if (root === undefined) throw new Error('The file is empty.');
  if (measureExpanded(root, 'length', byId) > maxExpanded)
    throw new UnsafeSvgError(
      'repeats parts of itself too often (<use>, masks or clip paths). Export it with the shapes themselves, or use a PNG.',
    );
  if (measureExpanded(root, 'letters', byId) > maxLetters)
    throw new UnsafeSvgError(
      `has more than ${maxLetters} letters of text. Export it with its text as paths (“convert to outlines”), or use a PNG.`,
    );
  return clean;
}

function listReferences([name, value]: [string, string]): string[] {
  if (/href$/.test(name)) return [value.slice(1)];
  if (name !== 'mask' && name !== 'clip-path') return [];
  return [...value.matchAll(/#([^"')]+)/g)].map(([, id = '']) => id.trim());
}

/** Adds up what a renderer draws, which grows exponentially with nested references; infinite for a loop. */
function measureExpanded(
  drawn: Drawn,
  of: 'length' | 'letters',
  byId: Map<string, Drawn>,
  known = new Map<Drawn, number>(),
): number {
  const measured = known.get(drawn);
  if (measured !== undefined) return measured;
  known.set(drawn, Number.POSITIVE_INFINITY);
  const parts = [...drawn.children, ...drawn.references.flatMap((id) => byId.get(id) ?? [])];
  const sum = parts.reduce((total, part) => total + measureExpanded(part, of, byId, known), drawn[of]);
  known.set(drawn, sum);
  return sum;
}

function isAllowed([name, value]: [string, string]): boolean {
  if (name.startsWith('xmlns')) return /^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/.test(value);
  if (!attributes.has(name)) return false;
  return /href$/.test(name) ? value.startsWith('#') : !external.test(value);
}

/** Adds to the root what is missing of namespace, width, height and viewBox. @throws {Error} without any size */
function withSize(root: Record<string, string>): Record<string, string> {
  const [, , boxWidth, boxHeight] = (root.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = toPixels(root.width) ?? boxWidth;
  const height = toPixels(root.height) ?? boxHeight;
  if (!width || !height) throw new Error('The svg element has neither a viewBox nor a size.');
  return {
    xmlns: 'http://www.w3.org/2000/svg',
    ...root,
    viewBox: root.viewBox ?? `0 0 ${width} ${height}`,
    width: String(width),
    height: String(height),
  };
}

function toPixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number ? Number(number) : undefined;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
