import type { RawNode } from '../rawNode.js';
import type { GenieExtension } from './genieExtension.js';

/** The name and version under which aGrUM and pyAgrum sign. */
const signature = /^(?:py)?aGrUM(?: [\d.]+)?(?![\w.])/i;

/** The comment with which their files begin. */
const comment = /^\ufeff?\s*(?:<\?[^>]*\?>)?\s*<!-- This network was created by ((?:py)?aGrUM\b[^>]*?)-->/i;

/**
 * The aGrUM that wrote a file, such as `aGrUM 3.3.1`; undefined if another program did. The program that is named beside
 * GeNIe's data counts: GeNIe signs what it saves. Without it, the comment at the beginning counts. Tried with pyAgrum 3.3.1.
 */
export function agrumOf(source: string, { program }: GenieExtension): string | undefined {
  return signature.exec(program === '' ? (comment.exec(source)?.[1] ?? '') : program)?.[0];
}

/** What stands in for signs that XML does not allow in a name: private characters, so that offsets stay. */
const standIns: ReadonlyMap<string, string> = new Map([
  ['<', '\uf8f0'],
  ['&', '\uf8f1'],
]);
const standIn = /[\uf8f0\uf8f1]/;
const nameInFile = /(?<=<state id=")[^"]*|(?<=<name>)[^<]*/g;
const strayInName = /<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/**
 * The text of an XDSL file in a form that is XML. aGrUM writes states such as `<5` as they are, and reads them again. In
 * a file of any other program nothing is replaced.
 */
export function wellFormed(source: string): string {
  if (!comment.test(source) || standIn.test(source)) return source;
  return source.replace(nameInFile, (name) => name.replace(strayInName, (sign) => standIns.get(sign) ?? sign));
}

/** A node with the names that `wellFormed` has changed as they are in the file. */
export function withOwnNames(node: RawNode): RawNode {
  return {
    ...node,
    name: node.name === undefined ? undefined : original(node.name),
    states: node.states.map((state) => ({ ...state, text: original(state.text) })),
  };
}

function original(text: string): string {
  let result = text;
  for (const [sign, instead] of standIns) result = result.replaceAll(instead, sign);
  return result;
}
