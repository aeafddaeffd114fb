import type { NodeKind } from '../../network/network.js';
import type { ProblemList } from '../problemList.js';
import type { RawNode, RawState, Word } from '../rawNode.js';
import { closedWith, withBoundaries } from '../boundaries.js';
import { withFirstParentFastest } from '../firstParentFastest.js';
import { tellLostArcs } from '../tellLostArcs.js';
import { type PgmxFile, fileOf, insertion } from './pgmxInsertion.js';
import type { PgmxReader } from './pgmxReader.js';
import { plainText } from './plainText.js';
import { isTable, tableOf } from './table.js';
import { idOf, type Potential, type PgmxVariable, variablesOf } from './pgmxVariable.js';

/** Joins the variables with what decides each, which may precede them. */
export function joinPgmxPotentials(reader: PgmxReader, source: string, problems: ProblemList): RawNode[] {
  const potentials = potentialsById(reader, problems);
  const parents = linkedParents(reader);
  const file = fileOf(reader, source);
  return reader.variables.map((variable) => {
    const id = idOf(variable);
    const linked = [...(parents.get(id)?.values() ?? [])];
    const node = rawNode(variable, potentials.get(id), linked, file);
    tellLostArcs(node, linked, problems);
    return node;
  });
}

function potentialsById({ variables, potentials }: PgmxReader, problems: ProblemList): Map<string, Potential> {
  const assessed = new Map(variables.map((variable) => [idOf(variable), variable.kind === 'chance']));
  const found = new Map<string, Potential>();
  for (const potential of potentials) {
    const [of] = variablesOf(potential);
    const { offset } = potential;
    if (!of || of.text === '') {
      problems.error({ code: 'missing-id', params: { reason: 'node', element: 'Potential' }, offset });
    } else if (!assessed.has(of.text)) {
      problems.error({
        code: 'unknown-parent',
        params: { reason: 'definition', other: of.text },
        offset: of.offset,
      });
    } else if (!found.has(of.text)) found.set(of.text, potential);
    else if (assessed.get(of.text)) {
      problems.error({ code: 'repeated-element', params: { reason: 'definition', node: of.text }, offset });
    }
  }
  return found;
}

/** The parents of each variable by its links. Those of a variable with a potential stand there in the table's order. */
function linkedParents({ links }: PgmxReader): Map<string, Map<string, Word>> {
  const parents = new Map<string, Map<string, Word>>();
  for (const { ends, offset } of links) {
    const [parent, child] = ends;
    if (!parent || !child) continue;
    const others = parents.get(child.text) ?? new Map<string, Word>();
    parents.set(child.text, others.set(parent.text, { text: parent.text, offset }));
  }
  return parents;
}

function rawNode(
  variable: PgmxVariable,
  potential: Potential | undefined,
  linked: readonly Word[],
  file: PgmxFile,
): RawNode {
  const id = idOf(variable);
  const kind = variable.kind === 'chance' ? chanceKind(potential) : variable.kind;
  // The last parent is slowest.
  return withFirstParentFastest({
    id,
    offset: variable.offset,
    kind,
    states: statesOf(variable),
    oneStateIsKept: true,
    parents: potential ? variablesOf(potential).slice(1) : linked,
    ownStateSlowest: false,
    table: potential && tableOf(potential, file.source),
    ...(potential?.outcome ? { given: { outcomes: potential.outcome } } : {}),
    insertion: (parents) => insertion(variable, potential, parents, file),
    position: variable.position,
    description: plainText(variable.comment),
  });
}

function statesOf({ kind, states, thresholds }: PgmxVariable): readonly RawState[] {
  if (kind === 'utility' || kind === 'equation') return [];
  const isAbove = (index: number) => thresholds[index]?.isAbove ?? false;
  return withBoundaries(
    states,
    thresholds.map(({ value }) => value),
    (index) => closedWith(isAbove(index), !isAbove(index + 1)),
  );
}

/** What a chance variable is by its potential: the canonical models stay what they are. */
function chanceKind(potential: Potential | undefined): NodeKind {
  if (!potential || isTable(potential)) return 'chance';
  if (potential.type === 'Delta') return 'deterministic';
  return potential.type === 'ICIModel' && /\bMAX\b|^(?:Causal|Generalized)Max$/.test(potential.model)
    ? 'noisy-max'
    : 'chance';
}
