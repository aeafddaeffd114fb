import ts from 'typescript';
import { expect, test } from 'vitest';
import * as kit from '../../src/index.js';
import * as english from '../../src/labels/english.js';
import * as fineLine from '../../src/labels/englishFineLine.js';
import { sources } from './sources.js';

/** Attributes whose text is visible or announced. */
const spoken = /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;
const letters = /\p{L}/u;

/** Text of a component that does not come from the labels. */
function literals(file: string, text: string): readonly string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const words = (node: ts.Node): readonly string[] => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node))
      return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    if (ts.isConditionalExpression(node)) return [...words(node.whenTrue), ...words(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return [...words(node.left), ...words(node.right)];
    if (ts.isParenthesizedExpression(node)) return words(node.expression);
    if (ts.isJsxExpression(node) && node.expression) return words(node.expression);
    return [];
  };
  const visit = (node: ts.Node): void => {
    const shown =
      ts.isJsxText(node) ||
      (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) ||
      (ts.isJsxAttribute(node) && spoken.test(node.name.getText(source)));
    if (shown) {
      const said = words(ts.isJsxAttribute(node) ? (node.initializer ?? node) : node);
      for (const each of said.filter((word) => letters.test(word))) found.push(`${file}: ${each.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const components = sources(/\.tsx$/);

test('C11: no component has hard-coded text', () => {
  expect(components.length).toBeGreaterThanOrEqual(60);
  expect(components.flatMap(({ file, text }) => literals(file, text))).toEqual([]);
});

test('C11: the scan detects text in elements, attributes and expressions', () => {
  const planted = '<a title="Home" alt="" data-x="y">Hello{ok ? "Yes" : `${n} of`}</a>';
  expect(literals('x.tsx', planted).map((each) => each.slice(7))).toEqual(['Home', 'Hello', 'Yes', 'of']);
});

test('C11: the labels of every component can be replaced through one object', () => {
  const groups = Object.keys({ ...english, ...fineLine }).flatMap(
    (name) => /^(\w+)(?<!english)Labels$/.exec(name)?.[1] ?? [],
  );
  expect(groups.length).toBeGreaterThanOrEqual(27);
  const { locale: _, ...all } = kit.englishLabels;
  expect(Object.keys(all).sort()).toEqual(groups.sort());
});
