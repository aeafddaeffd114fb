import { lineStartBefore } from '../indentation.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, Word } from '../rawNode.js';
import { afterElement, between, intoElement } from '../tableElement.js';
import { escaped } from './escaped.js';
import { type Definition, descriptionOf, readPosition, stateDescriptionsOf, type Variable } from './variable.js';
import type { XmlbifReader } from './xmlbifReader.js';

/** Joins variables with their definitions, which may precede them. */
export function joinDefinitions(reader: XmlbifReader, source: string, problems: ProblemList): RawNode[] {
  const definitions = definitionsByName(reader, problems);
  return reader.variables
    .filter(({ name }) => name !== '')
    .map((variable) => rawNode(variable, definitions.get(variable.name), reader, source));
}

function definitionsByName(reader: XmlbifReader, problems: ProblemList): Map<string, Definition> {
  const names = new Set(reader.variables.map(({ name }) => name));
  const definitions = new Map<string, Definition>();
  for (const definition of reader.definitions) {
    const { of, offset } = definition;
    if (!of || of.text === '') {
      problems.error({ code: 'missing-id', params: { reason: 'definition' }, offset });
    } else if (!names.has(of.text)) {
      problems.error({
        code: 'unknown-parent',
        params: { reason: 'definition', other: of.text },
        offset: of.offset,
      });
    } else if (definitions.has(of.text)) {
      problems.error({
        code: 'repeated-element',
        params: { reason: 'definition', node: of.text },
        offset,
      });
    } else definitions.set(of.text, definition);
  }
  return definitions;
}

function rawNode(
  variable: Variable,
  definition: Definition | undefined,
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
    table:
      definition?.table ?? (definition?.opaque ? { runs: [], offset: definition.offset, unread: true } : undefined),
    insertion: () => (definition ? insertTable(definition, source) : insertDefinition(variable, reader, source)),
    position: readPosition(properties),
    ...describe(properties, states),
  };
}

/** What the properties say: about a state where they name one, else about the variable. */
function describe(
  properties: readonly string[],
  states: readonly Word[],
): Pick<RawNode, 'description' | 'stateDescriptions'> {
  const ofStates = stateDescriptionsOf(properties, states);
  const others = properties.filter((property) => !ofStates.has(property.split('=', 1)[0]?.trim() ?? ''));
  return { description: descriptionOf(others), stateDescriptions: ofStates };
}

function insertTable(definition: Definition, source: string): ReturnType<RawNode['insertion']> {
  if (definition.tableExtent) return intoElement(source, 'TABLE', definition.tableExtent);
  return afterElement(source, 'TABLE', definition.neighbour ?? { opened: 0, closed: 0 });
}

/** Inserts a definition, after everything else, for a variable that has none. */
function insertDefinition(variable: Variable, reader: XmlbifReader, source: string): ReturnType<RawNode['insertion']> {
  const element = reader.old ? 'PROBABILITY' : 'DEFINITION';
  const line = lineStartBefore(source, variable.offset);
  const name = escaped(variable.name);
  return {
    start: reader.networkEnd,
    end: reader.networkEnd,
    text: between(`${line}<${element}><FOR>${name}</FOR><TABLE>`, `</TABLE></${element}>`),
  };
}
