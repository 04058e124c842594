import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/*
 * A browser that translates a page replaces its text nodes by elements. React throws when it then removes such a
 * text or inserts something before it: a text that comes and goes, or follows what does, has its own element.
 */

type Node = Record<string, unknown> & { type: string; start: number };

const nodesOf = (...values: unknown[]) =>
  values
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);

/** Lists what an expression may render. */
function listResults(node: Node): Node[] {
  const { type, operator, left, right, consequent, alternate, expression } = node;
  return /^(Conditional|Logical)Expression|^JSXExpressionContainer/.test(type)
    ? nodesOf(operator !== '&&' && left, right, consequent, alternate, expression).flatMap(listResults)
    : [node];
}

const isText = ({ type, value }: Node) =>
  type === 'TemplateLiteral' || (typeof value === 'string' && value.trim() !== '');
const isConditional = ({ expression }: Node) =>
  nodesOf(expression).some(({ type }) => /^(Conditional|Logical)Expression/.test(type));

function findBareTexts(node: Node): number[] {
  const children = nodesOf(node.children).filter(({ value }) => !/^\s*\n\s*$/.test(String(value)));
  const isFragment = node.type === 'JSXFragment';
  const bare = children.filter(
    (child, index) =>
      listResults(child).some(isText) &&
      (isFragment || isConditional(child) || nodesOf(children[index - 1]).some(isConditional)),
  );
  const found = isFragment || children.length > 1 ? bare.map(({ start }) => start) : [];
  return [...found, ...nodesOf(...Object.values(node)).flatMap(findBareTexts)];
}

const findIn = (source: string) =>
  nodesOf(parseSync('a.tsx', source, { preserveParens: false }).program).flatMap(findBareTexts);

test('gives texts that come and go an element of their own', () => {
  expect(findIn("<p>{on ? <>text</> : 'text'}{on && <b />} text</p>")).toHaveLength(3);
  const places = globSync('**/*.tsx', { cwd: import.meta.dirname }).flatMap((file) => {
    const source = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
    return findIn(source).map((start) => `${file}:${source.slice(0, start).split('\n').length}`);
  });
  expect(places).toEqual([]);
});
