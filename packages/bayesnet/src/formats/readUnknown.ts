import type { Problem } from '../problem.js';
import { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import { type XmlHandlers, XmlReader } from './xmlReader.js';

/** Why an XML text of no supported format is refused: it may be malformed as well as foreign. */
export function readUnknown(source: string): Problem[] {
  const problems = new ProblemList(source);
  const handlersOf = (xml: XmlReader): XmlHandlers => ({
    open(name, _attributes, depth) {
      if (depth > 1) return;
      problems.error({ code: 'unknown-format', params: { element: cut(name, 40) }, offset: xml.tagStart() });
    },
    close: () => undefined,
  });
  new XmlReader(source, problems, handlersOf).read();
  // If it is also malformed, report that instead.
  const broken = problems.all().filter(({ code }) => code !== 'unknown-format');
  return broken.length > 0 ? broken : problems.all();
}
