import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileStyles } from './compileStyles.ts';
import { flatCss } from './flatCss.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'credence-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A module of styles, as it is compiled beside others. */
async function compiled(source: string, others: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ ...others, 'one.styles.ts': source }))
    writeFileSync(path.join(folder, name), text);
  const { code, css } = await compileStyles(path.join(folder, 'one.styles.ts'), folder, './element.js');
  const plain = (text: string) => text.replaceAll(/c[0-9a-f]{6}-/g, 'c-');
  return { code: plain(code), css: plain(await flatCss(css)) };
}

const STYLED = "import { createGlobalStyle, css, keyframes, styled, StyleSheetManager } from 'styled-components';\n";

test('R-3087: an element becomes one with a class, whose rules are a style sheet without nesting', async () => {
  const { code, css } = await compiled(
    `${STYLED}export const Root = styled.button\`color: red; &[data-on]:hover { color: blue } > span { top: 0 }\`;`,
  );
  expect(code).toContain('export const Root = /* @__PURE__ */ element("button", "c-0");');
  expect(code).not.toContain('styled');
  expect(css).toBe('.c-0{color:red}.c-0[data-on]:hover{color:#00f}.c-0>span{top:0}');
});

test('R-3087: what is made from another element has its rules first in its own class, so that no order of sheets matters', async () => {
  const others = { 'base.styles.ts': `${STYLED}export const Base = styled.i.attrs({ role: 'img' })\`color: red\`;` };
  const { code, css } = await compiled(
    `${STYLED}import { Base } from './base.styles.js'; export const Root = styled(Base)\`top: 0\`;`,
    others,
  );
  expect(code).toContain('element("i", "c-0", {"role":"img"})');
  expect(css).toBe('.c-0{color:red;top:0}');
});

test('R-3087: an element can be named in the rules of another, and a movement in those of any', async () => {
  const { css } = await compiled(
    `${STYLED}const turn = keyframes\`to { rotate: 1turn }\`; const Box = styled.div\`top: 0\`;
     export const Root = styled.div\`animation: \${turn} 1s; \${Box}:hover & { top: 1px }\`;`,
  );
  expect(css).toBe('@keyframes c-0{to{rotate:1turn}}.c-1{top:0}.c-2{animation:c-0 1s}.c-1:hover .c-2{top:1px}');
});

test('R-3087: pieces of rules, numbers and global rules are what they are in the source', async () => {
  const { code, css } = await compiled(
    `${STYLED}export const piece = css\`top: 0\`; export const LIMIT = 40; export const Page = createGlobalStyle\`html { \${piece} }\`;
     export { StyleSheetManager };`,
  );
  expect(code).toContain('export const piece = ["top: 0"];');
  expect(code).toContain('export const LIMIT = 40;');
  expect(code).toContain('export const Page = () => null;');
  expect(code).toContain('export const StyleSheetManager = ({ children }) => children;');
  expect(css).toBe('html{top:0}');
});

test('R-3087: styles of a component of another package go on that component', async () => {
  const { code } = await compiled(
    `${STYLED}import { Dialog } from 'radix-ui'; export const Sheet = styled(Dialog.Content)\`top: 0\`;`,
  );
  expect(code).toContain('import { Dialog } from "radix-ui";');
  expect(code).toContain('element(Dialog.Content, "c-0")');
});

test('R-3087: a rule that reads a prop is refused, because no style sheet can', async () => {
  const source = `${STYLED}export const Root = styled.div\`top: \${({ top }) => top}px\`;`;
  await expect(compiled(source)).rejects.toThrow('A rule reads a prop');
});
