import {
  bag,
  blocks,
  capsule,
  carton,
  drops,
  grain,
  lanes,
  nib,
  star,
  sunrise,
  weave,
  wheel,
} from './marks.ts';

/** How a firm writes its name: `first` is the name proper, `rest` the line of business. */
type Wordmark = (first: string, rest: string) => string;

const serif = 'font-family:Fraunces';
const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();
const span = (style: string, text: string): string => `<span style="${style}">${text}</span>`;
const beside = (mark: string, size: number, gap: number, words: string): string =>
  `<div class="row" style="--mark:${size}px;gap:${gap}px">${mark}<div class="words">${words}</div></div>`;

/** The hand of each firm; no two are set alike. */
export const wordmarks: Record<string, Wordmark> = {
  'suthravel-textiles': (first, rest) =>
    beside(
      weave,
      92,
      22,
      span(`${serif};font-weight:340;font-size:76px;letter-spacing:-.02em`, lower(first)) +
        span('font-weight:500;font-size:23px;letter-spacing:.44em;margin-top:10px', upper(rest)),
    ),
  'aushadhira-pharma': (first, rest) =>
    beside(
      capsule,
      112,
      16,
      span('font-weight:650;font-size:66px;letter-spacing:-.035em', lower(first)) +
        span('font-weight:420;font-size:38px;letter-spacing:-.01em;margin-top:4px', lower(rest)),
    ),
  'zarunk-dyes': (first, rest) =>
    beside(
      drops,
      118,
      18,
      span('font-weight:700;font-stretch:75%;font-size:104px;letter-spacing:.01em', upper(first)) +
        span(`${serif};font-style:italic;font-weight:400;font-size:46px;margin-top:-2px`, lower(rest)),
    ),
  'nadiport-logistics': (first, rest) =>
    beside(
      lanes,
      104,
      20,
      span('font-weight:700;font-style:italic;font-size:74px;letter-spacing:-.03em', first) +
        span('font-weight:400;font-style:italic;font-size:34px;letter-spacing:.02em;margin-top:4px', rest),
    ),
  'quillmarsh-engineering': (first, rest) =>
    beside(
      nib,
      122,
      20,
      span(`${serif};font-weight:600;font-size:58px;letter-spacing:.05em`, upper(first)) +
        span(
          'border-top:3px solid;padding-top:12px;margin-top:10px;font-weight:500;font-size:25px;letter-spacing:.385em',
          upper(rest),
        ),
    ),
  'hathvela-retail': (first, rest) =>
    beside(
      bag,
      108,
      18,
      span(
        `${serif};font-weight:760;font-variation-settings:'SOFT' 100,'opsz' 144;font-size:84px;letter-spacing:-.035em`,
        lower(first),
      ) + span('font-weight:500;font-size:32px;letter-spacing:.01em;margin-top:2px', lower(rest)),
    ),
  'tarinove-lifesciences': (first, rest) =>
    beside(
      star,
      128,
      22,
      span('font-weight:400;font-size:64px;letter-spacing:.16em', upper(first)) +
        span('font-weight:400;font-size:28px;letter-spacing:.315em;margin-top:14px', upper(rest)),
    ),
  'brindlecote-foods': (first, rest) =>
    beside(
      grain,
      132,
      18,
      span(
        `${serif};font-style:italic;font-weight:560;font-variation-settings:'WONK' 1,'SOFT' 60;font-size:76px;letter-spacing:-.025em`,
        first,
      ) +
        `<span class="ruled" style="font-weight:600;font-size:25px;letter-spacing:.34em;margin-top:10px">${upper(rest)}</span>`,
    ),
  'ketavar-construction': (first, rest) =>
    `<div class="stack"><svg width="470" height="112" viewBox="0 0 470 112"><mask id="cut"><path fill="#fff" d="M0 0h470v112H0z"/><text x="26" y="91" font-family="Instrument Sans" font-weight="700" style="font-stretch:75%" font-size="98" textLength="418" fill="#000">${upper(first)}</text></mask><path mask="url(#cut)" fill="currentColor" d="M0 0h470v112H0z"/></svg><div class="row" style="--mark:40px;gap:14px;margin-top:16px">${blocks}${span('font-weight:600;font-size:33px;letter-spacing:.26em', upper(rest))}</div></div>`,
  'oakenvray-automotive': (first, rest) =>
    beside(
      wheel,
      116,
      20,
      `<span class="cut" style="font-weight:700;font-stretch:84%;font-style:italic;font-size:74px;letter-spacing:.02em">${upper(first)}</span>` +
        span('font-weight:450;font-size:30px;letter-spacing:.28em;margin-top:8px', lower(rest)),
    ),
  'tapaner-power': (first, rest) =>
    beside(
      sunrise,
      122,
      16,
      `<span style="display:flex;align-items:baseline;gap:14px">${span('font-weight:430;font-size:80px;letter-spacing:-.04em', lower(first))}</span>` +
        span('font-weight:700;font-size:40px;letter-spacing:-.01em;margin-top:-2px', lower(rest)),
    ),
  'orrinshaw-packaging': (first, rest) =>
    beside(
      carton,
      112,
      20,
      span(
        `${serif};font-weight:420;font-variation-settings:'opsz' 144;font-size:80px;letter-spacing:-.02em`,
        first,
      ) + span('font-weight:500;font-size:29px;letter-spacing:.12em;margin-top:6px', rest),
    ),
};
