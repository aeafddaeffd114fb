import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import { TextScanner } from '../text/textScanner.js';
import { grammar } from './netGrammar.js';
import { joinNetPotentials } from './joinNetPotentials.js';
import { NetReader } from './netReader.js';
import { descriptionOf } from './notes.js';

/** Reads a NET file: a network of the language up to version 5, or one of version 6 without classes. */
export function readNet(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const reader = new NetReader(scanner);
  reader.read();
  if (scanner.failed) return { problems: problems.all() };
  return buildDocument(
    {
      format: 'net',
      source,
      name: reader.notes.get('label') || (reader.notes.get('name') ?? ''),
      description: descriptionOf(reader.notes),
      nodes: joinNetPotentials(reader, source, problems),
      nodesAt: 0,
      punctuated: true,
    },
    problems,
  );
}
