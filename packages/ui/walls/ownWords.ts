import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { TestProject } from 'vitest/node';

/** The words that each story file contains itself, by its path relative to `src`. */
export type OwnWords = Readonly<Record<string, readonly string[]>>;

declare module 'vitest' {
  interface ProvidedContext {
    ownWords: OwnWords;
  }
}

const src = path.resolve(import.meta.dirname, '../src');

/** Which code says words of a story. */
interface Sources {
  /** Properties that search or produce text on the screen, rather than supplying it. */
  readonly drives: readonly string[];
  /** Whether an imported file is data: neither components nor their labels, styles and documentation. */
  readonly isData: (file: string) => boolean;
}

const ofKit: Sources = {
  drives: ['play', 'beforeEach'],
  // Examples and compositions are pages of somebody, with words of their own.
  isData: (file) =>
    /\/stories\/(?:examples|compositions)\//.test(file) ||
    (/^[a-z][\w.]*$/.test(path.basename(file)) && !/labels|index|styles|docs|preview/.test(file)),
};

/** Every text in a file of stories or fixtures, including the data it imports. */
export function wordsOf(file: string, sources: Sources, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return void found.push(...imported(node, file, sources, seen));
    if (
      (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
      sources.drives.includes(node.name.getText(source))
    )
      return;
    if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) found.push(node.name.getText(source));
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(node.head.text, ...node.templateSpans.map((span) => span.literal.text));
    ts.forEachChild(node, visit);
  };
  visit(source);
  const plain = found.map((text) => text.replaceAll(/[\s_]+/g, ' ').trim()).filter((text) => /[a-z]/i.test(text));
  return [...new Set(plain)];
}

function imported(node: ts.ImportDeclaration, file: string, sources: Sources, seen: Set<string>): readonly string[] {
  const name = (node.moduleSpecifier as ts.StringLiteral).text;
  if (!/^\..*\.jsx?$/.test(name)) return [];
  const base = path.resolve(path.dirname(file), name.replace(/\.jsx?$/, ''));
  const found = ['.ts', '.tsx'].map((end) => `${base}${end}`).find((each) => existsSync(each));
  if (!found || !sources.isData(found)) return [];
  const { namedBindings } = node.importClause ?? {};
  const isWhole = namedBindings !== undefined && ts.isNamespaceImport(namedBindings);
  return [...(isWhole ? namesIn(found) : []), ...wordsOf(found, sources, seen)];
}

/** The names under which a module taken as a whole shows what it exports. */
const namesIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/^export (?:const (\w+)|\{[^}]* as (\w+))/gm),
    ([, name, other]) => name ?? other ?? '',
  );

/** Runs in Node before the browser starts, because browsers cannot read files. */
export default function setup(project: TestProject) {
  const stories = globSync('**/*.stories.tsx', { cwd: src });
  project.provide('ownWords', Object.fromEntries(stories.map((file) => [file, wordsOf(path.join(src, file), ofKit)])));
}
