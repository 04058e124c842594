/** A drawn sign, 100 units square, in the colour of the text about it. */
function sign(content: string, box = '0 0 100 100'): string {
  return `<svg class="mark" viewBox="${box}" fill="currentColor">${content}</svg>`;
}

function threads(): string {
  const middles = [16, 50, 84];
  const pieces = (i: number, over: number): [number, number][] => {
    const cuts = middles.filter((_, j) => (i + j) % 2 === over);
    const stops = [2, ...cuts.flatMap((cut) => [cut - 14, cut + 14]), 98];
    return stops.flatMap((from, k): [number, number][] =>
      k % 2 === 0 && (stops[k + 1] ?? from) > from ? [[from, stops[k + 1] ?? from]] : [],
    );
  };
  const upright = middles.flatMap((x, i) =>
    pieces(i, 1).map(([from, to]) => `M${x - 10} ${from}h20V${to}h-20z`),
  );
  const level = middles.flatMap((y, j) =>
    pieces(j, 0).map(([from, to]) => `M${from} ${y - 10}H${to}v20H${from}z`),
  );
  return `<path d="${[...upright, ...level].join('')}"/>`;
}

/** Threads over and under each other. */
export const weave = sign(threads());

/** A capsule, half of it a leaf. */
export const capsule = sign(
  '<g transform="rotate(-38 50 50)"><path d="M50 28h24a22 22 0 0 1 0 44H50z"/><path d="M46 28v44H26a22 22 0 0 1 0-44zM40 34H27a16 16 0 0 0 0 32h13z" fill-rule="evenodd"/><path d="M20 56c6-10 12-14 22-16-4 10-10 16-22 16z"/></g>',
);

/** Three drops that fall into one. */
export const drops = sign(
  '<path d="M50 4c16 24 26 36 26 52a26 26 0 0 1-52 0c0-16 10-28 26-52z"/><path d="M20 40c-10 14-16 22-16 33a20 20 0 0 0 26 19c-9-8-14-19-14-32 0-7 1-13 4-20zM80 40c10 14 16 22 16 33a20 20 0 0 1-26 19c9-8 14-19 14-32 0-7-1-13-4-20z"/>',
);

/** Three lines under way that make an N. */
export const lanes = sign(
  '<path d="M6 92V30l20-22v84zM38 92V8l24 36v48zM74 92V30l20-22v84z" transform="skewX(-8) translate(7 0)"/>',
);

/** A nib set in a nut. */
export const nib = sign(
  '<path fill-rule="evenodd" d="M50 2l42 24v48L50 98 8 74V26zM50 20 32 52l14 24V56a7 7 0 1 1 8 0v20l14-24z"/>',
);

/** A bag with a wide handle. */
export const bag = sign(
  '<path fill-rule="evenodd" d="M14 34h72l8 54a8 8 0 0 1-8 10H14a8 8 0 0 1-8-10zm14 16v6a22 22 0 0 0 44 0v-6h-9v6a13 13 0 0 1-26 0v-6z"/><path d="M32 30a18 18 0 0 1 36 0h-9a9 9 0 0 0-18 0z"/>',
);

/** A star of six narrow leaves. */
export const star = sign(
  `${[0, 60, 120, 180, 240, 300]
    .map((turn) => `<path d="M50 46c-7-14-7-26 0-44 7 18 7 30 0 44z" transform="rotate(${turn} 50 50)"/>`)
    .join('')}<circle cx="50" cy="50" r="4.5"/>`,
);

/** An ear of grain in a ring. */
export const grain = sign(
  '<path fill-rule="evenodd" d="M50 1a49 49 0 1 1 0 98 49 49 0 0 1 0-98zm0 6a43 43 0 1 0 0 86 43 43 0 0 0 0-86z"/><path d="M48 40h4v46h-4z"/>' +
    [24, 40, 56]
      .map(
        (y) =>
          `<path d="M48 ${y + 18}c-12 0-18-6-19-16 11 0 18 5 19 16zM52 ${y + 18}c12 0 18-6 19-16-11 0-18 5-19 16z"/>`,
      )
      .join('') +
    '<path d="M50 34c-6-6-6-13 0-20 6 7 6 14 0 20z"/>',
);

/** Blocks set on each other as steps. */
export const blocks = sign(
  '<path d="M4 70h28v28H4zM36 70h28v28H36zM68 70h28v28H68zM36 38h28v28H36zM68 38h28v28H68zM68 6h28v28H68z"/>',
);

/** A wheel whose hub is a leaf. */
export const wheel = sign(
  '<path fill-rule="evenodd" d="M50 2a48 48 0 1 1 0 96 48 48 0 0 1 0-96zm0 11a37 37 0 1 0 0 74 37 37 0 0 0 0-74z"/><path d="M50 20c10 10 16 18 16 30S60 72 50 80c-10-8-16-18-16-30s6-20 16-30zm-2 16v32h4V36z" fill-rule="evenodd"/>',
);

/** A sun half risen, each ray a blade. */
export const sunrise = sign(
  '<path d="M20 80a30 30 0 0 1 60 0z"/>' +
    [-66, -33, 0, 33, 66]
      .map((turn) => `<path d="M45 40l5-26 5 26z" transform="rotate(${turn} 50 80)"/>`)
      .join('') +
    '<path d="M4 86h92v6H4z"/>',
  '-8 0 116 100',
);

/** A box seen from above its edge. */
export const carton = sign(
  '<path d="M50 4 92 26 50 48 8 26z"/><path d="M6 33l41 21v42L6 75zM94 33 53 54v42l41-21z"/>',
);
