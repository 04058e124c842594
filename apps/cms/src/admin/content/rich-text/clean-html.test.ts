// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const clean = (html: string) =>
  cleanHtml(html).document.body.innerHTML.replaceAll(/<!--.*?-->|\s+(?=<)/gs, '');

/** A paragraph of a list as Word writes it. */
const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level${level} lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

test('turns the paragraphs of Word into lists', () => {
  const bullets = item('First', '·') + item('Second', '·');
  expect(clean(`<p>Before</p>${bullets}<p>After</p>`)).toBe(
    '<p>Before</p><ul><li>First</li><li>Second</li></ul><p>After</p>',
  );
  expect(clean(item('Design', '1.') + item('<b>Build</b>', '2.'))).toBe(
    '<ol><li>Design</li><li><b>Build</b></li></ol>',
  );
  expect(clean(item('A', 'a)') + item('B', '(b)'))).toBe('<ol><li>A</li><li>B</li></ol>');
});

test('nests lists by their level, and begins another one after a text or for another kind', () => {
  const nested = item('One', '1.') + item('Inner', 'o', 2) + item('Two', '2.') + item('Other', '·');
  expect(clean(nested)).toBe(
    '<ol><li>One<ul><li>Inner</li></ul></li><li>Two</li></ol><ul><li>Other</li></ul>',
  );
  expect(clean(`${item('One', '·')}<p>Text</p>${item('Two', '·')}`)).toBe(
    '<ul><li>One</li></ul><p>Text</p><ul><li>Two</li></ul>',
  );
  expect(clean(item('Deep', '§', 3) + item('Flat', '·'))).toBe('<ul><li>Deep</li><li>Flat</li></ul>');
});

test('keeps the order of headings below the title of the page', () => {
  expect(clean('<h1>Title</h1><h2>Part</h2><h5>Small</h5>')).toBe(
    '<h2>Title</h2><h3>Part</h3><h4>Small</h4>',
  );
  expect(clean('<h2>Part</h2><h3>Smaller</h3>')).toBe('<h2>Part</h2><h3>Smaller</h3>');
});

test.each(['https://other.example/a.png', 'data:image/png;base64,AA==', 'file:///C:/a.png'])(
  'leaves out the picture %s and counts it',
  (src) => {
    const { document, pictures } = cleanHtml(
      `<p>before <img src="${src}"> after</p><p><img src="${src}"></p>`,
    );
    expect([document.body.innerHTML, pictures]).toEqual(['<p>before  after</p>', 2]);
  },
);
