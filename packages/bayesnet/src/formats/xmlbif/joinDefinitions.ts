import { definitionsByName } from '../definitionsByName.js';
import { lineStartBefore } from '../indentation.js';
import type { ProblemList } from '../problemList.js';
import { describedBy, readPosition } from '../propertyTexts.js';
import type { RawNode, Word } from '../rawNode.js';
import { afterElement, between, intoElement } from '../tableElement.js';
import { escaped } from '../making/escaped.js';
import type { XmlbifDefinition, XmlbifVariable } from './xmlbifVariable.js';
import type { XmlbifReader } from './xmlbifReader.js';

/** Joins variables with their definitions, which may precede them. */
export function joinDefinitions(reader: XmlbifReader, source: string, problems: ProblemList): RawNode[] {
  const names = new Set(reader.variables.map(({ name }) => name));
  const definitions = definitionsByName(reader.definitions.filter(isNamed(problems)), names, problems);
  return reader.variables
    .filter(({ name }) => name !== '')
    .map((variable) => rawNode(variable, definitions.get(variable.name), reader, source));
}

/** Whether a definition says what it is for, which is reported if not. */
const isNamed =
  (problems: ProblemList) =>
  (definition: XmlbifDefinition): definition is XmlbifDefinition & { readonly of: Word } => {
    if (definition.of && definition.of.text !== '') return true;
    problems.error({ code: 'missing-id', params: { reason: 'definition' }, offset: definition.offset });
    return false;
  };

function rawNode(
  variable: XmlbifVariable,
  definition: XmlbifDefinition | undefined,
  reader: XmlbifReader,
  source: string,
): RawNode {
  const { name, kind, states, properties, offset } = variable;
  return {
    id: name,
    offset,
    kind,
    states: kind === 'utility' ? [] : states,
    oneStateIsKept: true,
    parents: definition?.parents ?? [],
    ownStateSlowest: definition?.ownStateSlowest ?? reader.old,
    // A default with exceptions has numbers that this reader does not understand.
    table: definition?.table ?? (definition?.opaque ? { offset: definition.offset, unread: true } : undefined),
    insertion: () => (definition ? insertTable(definition, source) : insertDefinition(variable, reader, source)),
    position: readPosition(properties),
    ...describedBy(properties, states),
  };
}

function insertTable(definition: XmlbifDefinition, source: string): ReturnType<RawNode['insertion']> {
  if (definition.tableExtent) return intoElement(source, 'TABLE', definition.tableExtent);
  return afterElement(source, 'TABLE', definition.neighbour ?? { opened: 0, closed: 0 });
}

/** Inserts a definition, after everything else, for a variable that has none. */
function insertDefinition(
  variable: XmlbifVariable,
  reader: XmlbifReader,
  source: string,
): ReturnType<RawNode['insertion']> {
  const element = reader.old ? 'PROBABILITY' : 'DEFINITION';
  const line = lineStartBefore(source, variable.offset);
  const name = escaped(variable.name);
  return {
    start: reader.networkEnd,
    end: reader.networkEnd,
    text: between(`${line}<${element}><FOR>${name}</FOR><TABLE>`, `</TABLE></${element}>`),
  };
}
