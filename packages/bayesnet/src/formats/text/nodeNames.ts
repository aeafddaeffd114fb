import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import { withoutComments } from './names.js';
import type { TextScanner } from './textScanner.js';

/** Names of nodes that are several words without quotes, as pgmpy writes them: `Blood pressure`. */
export class UnquotedNames {
  readonly #names = new Set<string>();

  /** Takes the name of a node that is declared, up to a sign or the end of its line; anything else is reported. */
  declare(scanner: TextScanner): Word | undefined {
    const { source } = scanner;
    const isQuoted = scanner.kind === 'text';
    const first = scanner.takeName();
    if (!first || isQuoted) return first;
    let end = scanner.previousEnd;
    while (scanner.kind === 'word' && !/[\n\r]/.test(source.slice(end, scanner.start)) && !scanner.is('type')) {
      end = scanner.end;
      scanner.next();
    }
    const name = withoutComments(source, first.offset, end).replaceAll(/\s+/g, ' ');
    if (name !== first.text) this.#names.add(name);
    return { text: name, offset: first.offset };
  }

  /** Takes the name at hand, which may be one of those that were declared; anything else than a name is reported. */
  take(scanner: TextScanner): Word | undefined {
    const { source, start: offset } = scanner;
    if (this.#names.size === 0 || scanner.kind !== 'word') return scanner.takeName();
    upToSign.lastIndex = offset;
    const words = upToSign.exec(source)?.[0].trim() ?? '';
    const name = words.replaceAll(/\s+/g, ' ');
    if (!this.#names.has(name)) return scanner.takeName();
    scanner.goTo(offset + words.length);
    return { text: name, offset };
  }
}

/** What stands before the next sign of a list of nodes, as far as a name may be long. */
const upToSign = new RegExp(`[^,|()]{1,${limits.name}}(?=[,|)])`, 'y');
