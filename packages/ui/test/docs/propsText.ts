import ts from 'typescript';
import { table } from '../../stories/docs/guideText.js';
import { checker, declared, exported, oneLine, ownProperties, writtenType } from '../contract/exported.js';
import { isOurs } from '../contract/program.js';

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** The props of components as Markdown: a table for each, then the types of the kit that they mention. */
export function propsText(components: readonly string[]): string {
  const props = components.flatMap((name) => {
    const ways = waysOf(name);
    return ways.length > 0 ? [{ name, ways, own: merged(ways) }] : [];
  });
  const tables = props.map(({ name, ways, own }) => {
    const title = components.length > 1 ? `### ${name}\n\n` : '';
    return title + waysText(ways) + (propsTable(own) || 'None but those of its element.');
  });
  const types = new Set<TypeDeclaration>();
  for (const property of props.flatMap(({ own }) => own).flat()) collectTypes(source(property), types);
  return [...tables, declarations([...types])].filter(Boolean).join('\n\n');
}

/** The interfaces of which a component takes one: its own, and the one for exact answers. */
const waysOf = (name: string): readonly ts.Symbol[] =>
  [`${name}Props`, `Exact${name}Props`].flatMap((props) => exported.find((each) => each.name === props) ?? []);

/** What is true of both ways to use a component stands in one row, and where they differ it has both. */
function waysText(ways: readonly ts.Symbol[]): string {
  if (ways.length < 2) return '';
  const said = ways.map((way) => `- \`${way.name}\`: ${docOf(declared(way))}`);
  return `One of these, and where they differ a row has both, in this order:\n\n${said.join('\n')}\n\n`;
}

/** Each prop as every interface declares it. */
function merged(ways: readonly ts.Symbol[]): readonly (readonly ts.Symbol[])[] {
  const all = ways.flatMap((way) => inOrder(ownProperties(way), declared(way)));
  return [...Map.groupBy(all, ({ name }) => name).values()];
}

const docOf = (symbol: ts.Symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker));

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

function propsTable(own: readonly (readonly ts.Symbol[])[]): string {
  const rows = own.map((same) => [
    `\`${same[0]?.name}\``,
    widest(same.map(spelled))
      .map((type) => `\`${type}\``)
      .join(' or '),
    same.map(defaultOf).find((said) => said !== 'required') ?? 'required',
    [...new Set(same.map(docOf))].join(' '),
  ]);
  return table(['Prop', 'Type', 'Default', 'What it is'], rows);
}

/** Types without those of which another has every word: `'percent'` beside `'percent' | 'exact'`. */
function widest(types: readonly string[]): readonly string[] {
  const words = (type: string) => type.split(' | ');
  return [...new Set(types)].filter(
    (type, _, all) => !all.some((other) => other !== type && words(type).every((word) => words(other).includes(word))),
  );
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
