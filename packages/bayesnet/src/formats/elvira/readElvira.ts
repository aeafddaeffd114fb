import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import type { Grammar } from '../text/grammar.js';
import { TextScanner } from '../text/textScanner.js';
import { readNetwork } from './elviraNetwork.js';
import { joinRelations } from './joinRelations.js';

const grammar: Grammar = {
  signs: '{}()[]=;,',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: false,
};

/** Reads a file of Elvira: a Bayesian network, or the chance nodes of a diagram with decisions. */
export function readElvira(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const network = readNetwork(scanner);
  if (scanner.failed) return { problems: problems.all() };
  const { title, comment } = network;
  const nodes = joinRelations(network, source, problems);
  return buildDocument(
    { format: 'elvira', source, name: title, description: comment, nodes, nodesAt: network.end, punctuated: true },
    problems,
  );
}
