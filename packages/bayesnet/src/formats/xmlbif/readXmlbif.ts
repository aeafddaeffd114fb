import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import { descriptionOf } from '../propertyTexts.js';
import { XmlReader } from '../xmlReader.js';
import { joinDefinitions } from './joinDefinitions.js';
import { XmlbifReader } from './xmlbifReader.js';

/**
 * Makes the source acceptable to the parser: JavaBayes 0.2 writes `<?XML VERSION="1.0"?>`, which is not XML. It is
 * replaced by as many blanks, so that every offset stays valid.
 */
function withoutCapitalDeclaration(source: string): string {
  const [declaration = '', target = 'xml'] = /^\s*<\?(xml)\b[^>]*\?>/i.exec(source.slice(0, 1024)) ?? [];
  return target === 'xml' ? source : declaration.replace(/[^\r\n]/g, ' ') + source.slice(declaration.length);
}

/** Reads an XMLBIF file: version 0.3, version 0.2, or a bare `<NETWORK>`. */
export function readXmlbif(source: string): ReadResult {
  const problems = new ProblemList(source);
  let reader: XmlbifReader | undefined;
  const xml = new XmlReader(withoutCapitalDeclaration(source), problems, (of) => (reader = new XmlbifReader(of)));
  const complete = xml.read();
  if (!reader || !complete) return { problems: problems.all() };
  return buildDocument(
    {
      format: 'xmlbif',
      source,
      name: reader.name,
      description: descriptionOf(reader.properties),
      nodes: joinDefinitions(reader, source, problems),
      nodesAt: reader.networkAt ?? 0,
    },
    problems,
  );
}
