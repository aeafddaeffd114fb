import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import { XmlReader } from '../xmlReader.js';
import { joinPgmxPotentials } from './joinPgmxPotentials.js';
import { PgmxReader } from './pgmxReader.js';
import { plainText } from './plainText.js';

/** Reads a ProbModelXML file as written by OpenMarkov. It has no name but that of its file. */
export function readPgmx(source: string): ReadResult {
  const problems = new ProblemList(source);
  let reader: PgmxReader | undefined;
  const complete = new XmlReader(source, problems, (xml) => (reader = new PgmxReader(xml))).read();
  if (!reader || !complete) return { problems: problems.all() };
  return buildDocument(
    {
      format: 'pgmx',
      source,
      name: '',
      description: plainText(reader.comment),
      nodes: joinPgmxPotentials(reader, source, problems),
      nodesAt: reader.networkAt ?? 0,
    },
    problems,
  );
}
