import type { Coded } from '../coded.js';
import type { ProblemParams } from '../problem.js';
import { rootElement } from './rootElement.js';
import { beginning } from './text/beginning.js';

type OtherFormat = Coded<Pick<ProblemParams, 'other-format'>>;

const convertible = (format: string, ...programs: string[]): OtherFormat => ({
  code: 'other-format',
  params: { reason: 'convertible', format, programs },
});
const byHand = (format: string): OtherFormat => ({ code: 'other-format', params: { reason: 'by-hand', format } });

const GENIE = 'GeNIe';
const PYAGRUM = 'pyAgrum';
const PGMPY = 'pgmpy';
const O3PRM = convertible('O3PRM (.o3prm)', PYAGRUM);

/** The first word of a text format, behind its comments, and what it is. The first that matches counts. */
const words: readonly (readonly [RegExp, OtherFormat])[] = [
  [/^type\s+\w+\s+(?:(?:extends|labels?|int|real)\b|\w+\s*,)/, O3PRM],
  [/^(?:(?:package|import)\s+[\w.]+\s*;\s*)+(?:type|class|interface|system)\s/, O3PRM],
  [/^(?:class|interface|system)\s+\w+\s+(?:extends|implements)\s/, O3PRM],
  // Its members begin with a type.
  [/^(?:class|interface|system)\s+\w+\s*\{\s*\w+(?:\[\d*\])?\s+\w/, O3PRM],
  // Without arrows, so that no program can save it as a Bayesian network.
  [/^MARKOV\s+\d/, byHand('UAI (.uai, a Markov network)')],
];

/** Outermost elements of XML formats. */
const elements: ReadonlyMap<string, OtherFormat> = new Map([
  ['ANALYSISNOTEBOOK', convertible('Microsoft Belief Networks (XBN)', PGMPY)],
  ['OpenMarkov', byHand('OpenMarkov (ProbModelXML)')],
  ['PMML', byHand('PMML')],
]);

/** Formats that are told by a word near their beginning, whatever stands around it. */
const marks: readonly (readonly [RegExp, OtherFormat])[] = [
  // As JSON (.jgum), and as the same in MessagePack (.bgum).
  [/^[^]{0,60}GumJsonVersion/, convertible('aGrUM (.bgum, .jgum)', PYAGRUM)],
  [/^\s*\{\s*"model"\s*:\s*\{[^]{0,50000}"(?:networks|dataSets|riskTable)"\s*:/, byHand('AgenaRisk (.cmpx)')],
];

/** Bayes Server writes XML that names the program, be it in a namespace. */
const bayesServer = /bayes\s?server/i;

/** How R's own data begins when it is not compressed. */
const rData = /^(?:RD[AX][23]\n|[AX]\n(?:[23]\n|\0\0\0[\x02\x03]))/;

/** Ergo begins with numbers and comments alone, up to the word before the probabilities. */
const ergo = /^\d[\d\s]*(?:\/\*\s*)?probabilities\b/i;

/**
 * The refusal of a network in a format that is not read, which names the format and what converts it. Undefined if the
 * file is in none that we know.
 */
export function otherFormat(source: string): OtherFormat | undefined {
  const root = rootElement(source);
  if (root !== undefined)
    return (
      elements.get(root) ?? (bayesServer.test(source.slice(0, 2000)) ? byHand('Bayes Server (.bayes)') : undefined)
    );
  if (rData.test(source)) return { code: 'other-format', params: { reason: 'r-data' } };
  const mark = marks.find(([pattern]) => pattern.test(source));
  if (mark) return mark[1];
  const start = beginning(source);
  if (ergo.test(start)) return convertible('Ergo (.erg)', GENIE);
  return words.find(([word]) => word.test(start))?.[1];
}
