import type { Problem } from '../problem.js';
import { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import { beginningAt } from './text/beginning.js';
import { visible } from './xmlMessages.js';
import { type XmlHandlers, XmlReader } from './xmlReader.js';

/** Outermost elements that stand inside another in files of their format. */
const rootsAround: ReadonlyMap<string, string> = new Map([['ProbNet', 'ProbModelXML']]);

/** Why a text of no supported format is refused. */
export function readUnknown(source: string): Problem[] {
  const first = source
    .slice(0, 512)
    .trimStart()
    .replace(/^\ufeff/, '');
  return first === '' || first.startsWith('<') ? readUnknownXml(source) : readUnknownText(source);
}

/** XML may be malformed as well as foreign. */
function readUnknownXml(source: string): Problem[] {
  const problems = new ProblemList(source);
  const handlersOf = (xml: XmlReader): XmlHandlers => ({
    open(name, _attributes, depth) {
      if (depth > 1) return;
      const outer = rootsAround.get(name);
      const element = cut(name, 40);
      const offset = xml.tagStart();
      if (outer) problems.error({ code: 'missing-root', params: { element, outer }, offset });
      else problems.error({ code: 'unknown-format', params: { element }, offset });
    },
    close: () => undefined,
  });
  new XmlReader(source, problems, handlersOf).read();
  // If it is also malformed, report that instead.
  const broken = problems.all().filter(({ code }) => code !== 'unknown-format' && code !== 'missing-root');
  return broken.length > 0 ? broken : problems.all();
}

/** A text is told by its first word, which may be misspelt. */
function readUnknownText(source: string): Problem[] {
  const problems = new ProblemList(source);
  const behindComments = beginningAt(source);
  // Of a text of comments alone, the first of them is what can be shown.
  const offset = behindComments < source.length ? behindComments : source.search(/\S/);
  const text = /^[^\s{}();\p{Cc}]+/u.exec(source.slice(offset, offset + 100))?.[0] ?? visible(source.slice(offset));
  problems.error({ code: 'not-xml', params: { reason: 'text', text }, offset });
  return problems.all();
}
