import { expect, test } from 'vitest';
import { cleanSvg, UnsafeSvgError } from './clean-svg.ts';

const svg = (content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"${more}>${content}</svg>`;

test('keeps shapes, gradients and local styles, and adds the size', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.b{fill:url( #a)}</style><path class="b" d="M0 0h10v20z"></path><use href="#a"></use>';
  expect(cleanSvg(`<?xml version="1.0"?><!DOCTYPE svg><!-- logo -->${svg(drawing)}`)).toBe(
    svg(drawing, ' width="10" height="20"'),
  );
  expect(cleanSvg('<svg width="4px" height="2"/>')).toContain('viewBox="0 0 4 2"');
});

test.each([
  '<script>alert(1)</script>',
  '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><iframe src="javascript:alert(1)"/></body></foreignObject>',
  '<image href="https://evil.example/alert.png"/>',
  '<path onclick="alert(1)" style="fill:url(https://evil.example/alert)"/>',
  '<path fill="url(&quot;https://evil.example/alert&quot;)" onload="alert(1)"/>',
  '<path style="mask:image-set(&quot;//evil.example/alert&quot; 1x)" fill="&#117;rl(//evil.example/alert)"/>',
  '<use href="https://evil.example/alert.svg#a"/><use xlink:href="data:image/svg+xml,alert"/>',
  '<a href="javascript:alert(1)"></a><animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/><handler>alert(1)</handler>',
])('leaves out %s', (nasty) => {
  const clean = cleanSvg(svg(`<g>${nasty}</g><path d="M0 0"/>`));
  expect(clean).not.toMatch(/alert|script|evil|on\w+=|import|iframe/i);
  expect(clean).toContain('<path d="M0 0">');
});

test.each([
  '<style>@import "https://evil.example/a.css";</style>',
  '<style>@im<x/>port "https://evil.example/a.css";.a{fill:u<x/>rl(https://evil.example/b)}</style>',
  '<style>@im<!-- -->port "https://evil.example/a.css";</style>',
  '<style>.a{fill:u<![CDATA[rl(]]>https://evil.example/b)}</style>',
  '<style>.a{fill:&#x75;rl(https://evil.example/b)}</style>',
  '<style>.a{fill:\\75rl(https://evil.example/b)}</style>',
  '<style><![CDATA[a{background:u\\72l(//evil.example/b)}]]></style>',
  '<style>.a{mask:image-set("https://evil.example/b")}</style>',
  '<style>.a{mask:image("https://evil.example/b")}.b{mask:src("https://evil.example/b")}</style>',
  '<style>.a{fill:red}<g>.b{fill:blue}</g></style>',
])('rejects the upload with %s, and says what to change', (style) => {
  expect(() => cleanSvg(svg(style))).toThrow(UnsafeSvgError);
});

test('rejects parts that are used again without end, and accepts a sheet of icons', () => {
  const nest = (depth: number, use = (id: number) => `<use href="#a${id}"/>`) =>
    Array.from({ length: depth }, (_, id) => `<g id="a${id}">${use(id + 1).repeat(10)}</g>`).join('');
  expect(() => cleanSvg(svg(nest(8)))).toThrow('too often');
  expect(() => cleanSvg(svg(nest(8, (id) => `<path mask="url(#a${id})"/>`)))).toThrow(UnsafeSvgError);
  expect(() => cleanSvg(svg('<g id="a"><use href="#a"/></g>'))).toThrow(UnsafeSvgError);
  const sheet = `<symbol id="a"><path d="M0 0"/></symbol>${'<use href="#a"/>'.repeat(500)}`;
  expect(cleanSvg(svg(sheet + nest(3)))).toContain('<symbol id="a">');
});

test('rejects more text than can be drawn soon, repeated text included', () => {
  const text = `<text id="a">${'a'.repeat(1_000)}<tspan>${'b'.repeat(500)}</tspan></text>`;
  expect(cleanSvg(svg(`<title>${'a'.repeat(3_000)}</title>${text}`))).toContain('bbb');
  expect(() => cleanSvg(svg(`${text}<use href="#a"/>`))).toThrow('has more than 2000 letters of text');
});

test('rejects a reference with half a million spaces at once', () => {
  expect(() => cleanSvg(svg(`<style>a{fill:url(${' '.repeat(500_000)})}</style>`))).toThrow(UnsafeSvgError);
});

test.each([
  '<html><body>no</body></html>',
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
  '<svg viewBox="0 0 1 1"><g></svg>',
  '<!DOCTYPE svg [<!ENTITY x "boom">]><svg viewBox="0 0 1 1"><text>&x;</text></svg>',
  '',
])('rejects %s', (source) => {
  expect(() => cleanSvg(source)).toThrow();
});
