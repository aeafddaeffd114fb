import type { Problem } from '../problem.js';
import { ProblemList } from './problemList.js';
import { cut } from './quote.js';
import { type XmlHandlers, XmlReader } from './xmlReader.js';

/** Formats that are recognized so that the refusal can name them. */
const known: ReadonlyMap<string, string> = new Map([
  ['ANALYSISNOTEBOOK', 'a network of Microsoft Belief Networks (XBN)'],
  ['ProbModelXML', 'a network of OpenMarkov (ProbModelXML)'],
  ['PMML', 'a PMML file'],
]);

/** Why an XML text that belongs to no format is refused: it may be broken before it is foreign. */
export function readUnknown(source: string): Problem[] {
  const problems = new ProblemList(source);
  const handlersOf = (xml: XmlReader): XmlHandlers => ({
    open(name, _attributes, depth) {
      if (depth > 1) return;
      const what = known.get(name) ?? `XML, but not a Bayesian network (its outermost element is <${cut(name, 40)}>)`;
      problems.error({
        code: 'unknown-format',
        offset: xml.tagStart(),
        message: (where) => `This is ${what} on ${where}: upload a file with <smile> (XDSL) or <BIF> (XMLBIF).`,
      });
    },
    close: () => undefined,
  });
  new XmlReader(source, problems, handlersOf).read();
  // Where it is broken too, that is what has to be said.
  const broken = problems.all().filter(({ code }) => code !== 'unknown-format');
  return broken.length > 0 ? broken : problems.all();
}
