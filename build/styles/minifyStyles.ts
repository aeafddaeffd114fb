import ts from 'typescript';

/** Strings and URLs are kept verbatim; everything between them may be shortened. */
const VERBATIM = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\))/;

/** A piece of a style sheet without comments and redundant white space. */
export function minifyCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .split(VERBATIM)
    .map((piece, index) => (index % 2 === 1 ? piece : shorten(piece)))
    .join('');
}

/** A space before a colon or around an operator can be significant (`a :hover`, `1px + 2px`) and is kept. */
const shorten = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':');

/** The source of a `*.styles.ts` file with every style template minified. */
export function minifyStyles(source: string, name = 'x.styles.ts'): string {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const pieces: { from: number; to: number; text: string }[] = [];
  const take = (literal: ts.Node) => {
    const [from, to] = [literal.getStart(file) + 1, literal.getEnd()];
    const end = source.endsWith('${', to) ? to - 2 : to - 1;
    pieces.push({ from, to: end, text: minifyCss(source.slice(from, end)) });
  };
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (ts.isNoSubstitutionTemplateLiteral(node.template)) take(node.template);
      else [node.template.head, ...node.template.templateSpans.map((span) => span.literal)].forEach(take);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return pieces
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: short }) => text.slice(0, from) + short + text.slice(to), source);
}
