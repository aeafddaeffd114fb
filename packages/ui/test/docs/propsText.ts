import ts from 'typescript';
import { table } from '../../stories/docs/guideText.js';
import { checker, declared, exported, oneLine, ownProperties, writtenType } from '../contract/exported.js';
import { isOurs } from '../contract/program.js';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The props of components as Markdown: a table for each, then the types of the kit that they mention. */
export function propsText(components: readonly string[]): string {
  const props = components.flatMap((name) => {
    const symbol = exported.find((each) => each.name === `${name}Props`);
    return symbol ? [{ name, own: inOrder(ownProperties(symbol), declared(symbol)) }] : [];
  });
  const tables = props.map(({ name, own }) => {
    const title = components.length > 1 ? `### ${name}\n\n` : '';
    return title + (propsTable(own) || 'None but those of its element.');
  });
  const types = new Set<TypeDeclaration>();
  for (const property of props.flatMap(({ own }) => own)) collectTypes(source(property), types);
  return [...tables, declarations([...types])].filter(Boolean).join('\n\n');
}

/** The props of the interface itself first, then those from others: as written, whatever the compiler looked at before. */
function inOrder(props: readonly ts.Symbol[], of: ts.Symbol): readonly ts.Symbol[] {
  const home = of.declarations?.[0];
  const place = (prop: ts.Symbol) => {
    const node = prop.declarations?.[0];
    const file = node?.parent === home ? '' : (node?.getSourceFile().fileName ?? '');
    return [file, String(node?.pos ?? 0).padStart(9, '0')].join(' ');
  };
  return props.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function propsTable(own: readonly ts.Symbol[]): string {
  const rows = own.map((property) => [
    `\`${property.name}\``,
    `\`${spelled(property)}\``,
    defaultOf(property),
    ts.displayPartsToString(property.getDocumentationComment(checker)),
  ]);
  return table(['Prop', 'Type', 'Default', 'What it is'], rows);
}

/** The type of a prop when it is given. */
function spelled(property: ts.Symbol): string {
  const given = oneLine(source(property).getText()).replace(/ \| undefined$/, '');
  return /^\([^()]*\([^]*\)$/.test(given) ? given.slice(1, -1) : given;
}

/** The type of a prop as its author wrote it; of one that is borrowed from another prop, that one's. */
function source(property: ts.Symbol): ts.TypeNode {
  const written = writtenType(property);
  if (!written) throw new Error(`The type of ${property.name} is not written anywhere.`);
  if (!ts.isIndexedAccessTypeNode(written)) return written;
  const name = written.indexType.getText().slice(1, -1);
  const lender = checker.getTypeFromTypeNode(written.objectType).getProperty(name);
  return lender ? source(lender) : written;
}

function defaultOf(property: ts.Symbol): string {
  if (!(property.flags & ts.SymbolFlags.Optional)) return 'required';
  const tag = property.getJsDocTags(checker).find(({ name }) => name === 'default');
  return tag ? `\`${oneLine(ts.displayPartsToString(tag.text))}\`` : '';
}

/** Collects the types of the kit that a type mentions, and those that they mention. Labels have a table of their own. */
function collectTypes(node: ts.Node, found: Set<TypeDeclaration>): void {
  if (ts.isIdentifier(node)) {
    const symbol = checker.getSymbolAtLocation(node);
    for (const type of (symbol && declared(symbol).declarations) ?? []) {
      const isType = ts.isInterfaceDeclaration(type) || ts.isTypeAliasDeclaration(type);
      if (!isType || !isOurs(type) || found.has(type) || /(?:Props|Labels)$/.test(type.name.text)) continue;
      found.add(type);
      collectTypes(type, found);
    }
  }
  ts.forEachChild(node, (child) => collectTypes(child, found));
}

/** Types as their sources declare them, with what is said of them. */
function declarations(types: readonly TypeDeclaration[]): string {
  if (types.length === 0) return '';
  return `### Types\n\n\`\`\`ts\n${types.map(declaration).join('\n\n')}\n\`\`\``;
}

/** Words that are derived from a list in the kit, such as the names of its icons, are spelled out, in order. */
function declaration(node: TypeDeclaration): string {
  const written = node
    .getFullText()
    .trim()
    .replace(/^export /m, '')
    // The page says it of the whole component.
    .replace(/^\/\*\* @since .*\*\/\n|\n \* @(?:since .*|experimental)$/gm, '')
    .replace(/^\/\*\*\n \*\/\n/, '')
    .replace(/^\/\*\*\n \* (.*)\n \*\/\n/, '/** $1 */\n');
  const type = checker.getTypeAtLocation(node);
  if (!/= keyof typeof /.test(written) || !type.isUnion()) return written;
  const words = type.types.map((each) => checker.typeToString(each).replaceAll('"', "'"));
  return written.replace(/=[^]*$/, `= ${words.sort().join(' | ')};`);
}
