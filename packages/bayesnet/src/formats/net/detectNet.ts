import { ProblemList } from '../problemList.js';
import { beginning } from '../text/beginning.js';
import { TextScanner } from '../text/textScanner.js';
import { grammar } from './netGrammar.js';

/** What a class of Hugin may begin with, beside a field. */
const blocks = [
  'node',
  'discrete',
  'continuous',
  'decision',
  'utility',
  'function',
  'instance',
  'temporal',
  'potential',
];

/** Whether a text is NET: `net {`, or a class that holds fields and nodes; one of O3PRM holds members with a type. */
export function detectNet(source: string): boolean {
  const start = beginning(source);
  const scanner = new TextScanner(start, grammar, new ProblemList(start));
  if (scanner.take('net')) return scanner.is('{');
  if (!scanner.take('class')) return false;
  scanner.next();
  if (!scanner.take('{')) return false;
  if (scanner.is('}') || blocks.some((block) => scanner.is(block))) return true;
  scanner.next();
  return scanner.is('=');
}
