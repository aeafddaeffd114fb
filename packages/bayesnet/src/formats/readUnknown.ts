import type { Problem } from '../problem.js';
import { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import { type XmlHandlers, XmlReader } from './xmlReader.js';

/** Formats that are recognized so that the refusal can name them. */
const known: ReadonlyMap<string, 'xbn' | 'probmodel' | 'pmml'> = new Map([
  ['ANALYSISNOTEBOOK', 'xbn'],
  ['ProbModelXML', 'probmodel'],
  ['PMML', 'pmml'],
]);

/** Why an XML text that belongs to no format is refused: it may be broken before it is foreign. */
export function readUnknown(source: string): Problem[] {
  const problems = new ProblemList(source);
  const handlersOf = (xml: XmlReader): XmlHandlers => ({
    open(name, _attributes, depth) {
      if (depth > 1) return;
      const reason = known.get(name);
      problems.error({
        code: 'unknown-format',
        params: reason ? { reason } : { reason: 'other', element: cut(name, 40) },
        offset: xml.tagStart(),
      });
    },
    close: () => undefined,
  });
  new XmlReader(source, problems, handlersOf).read();
  // Where it is broken too, that is what has to be said.
  const broken = problems.all().filter(({ code }) => code !== 'unknown-format');
  return broken.length > 0 ? broken : problems.all();
}
