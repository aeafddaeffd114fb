import type { NodeKind, NodePosition } from '../../network/network.js';
import type { Runs } from '../numbers.js';
import type { Word } from '../rawNode.js';
import type { Extent } from '../tableElement.js';
import type { Attributes } from '../xmlReader.js';

/** A `<Variable>`: a node without its table. */
export interface PgmxVariable {
  /** Where its tag begins. */
  readonly offset: number;
  /** As other elements of the file refer to it. */
  readonly name: string;
  readonly timeSlice: string | undefined;
  readonly kind: NodeKind;
  readonly states: Word[];
  /** The boundaries between the states of a discretized quantity, one more than there are states. */
  readonly thresholds: Threshold[];
  position: NodePosition | undefined;
  comment: string;
}

/** A boundary between two states, and which of them it belongs to: the one below it, unless the file says otherwise. */
interface Threshold {
  readonly value: string;
  readonly isAbove: boolean;
}

/** A `<Potential>` of the network: what decides a variable, given others. */
export interface Potential {
  /** Where its opening tag begins and ends. */
  readonly offset: number;
  readonly opened: number;
  readonly type: string;
  /** The utility that is decided, which older files write before the variables that it depends on. */
  utility: Word | undefined;
  /** The variables by id, that which is decided first. OpenMarkov passes over one that is named again. */
  readonly variables: Map<string, Word>;
  variablesExtent: Extent | undefined;
  values: PotentialValues | undefined;
  /** The name of the canonical model that it is. */
  model: string;
  /** Where it says in which state the variable always is. */
  outcome: Runs | undefined;
}

/** The variable that a potential decides, and then those that it depends on. */
export function variablesOf({ utility, variables }: Potential): Word[] {
  return utility ? [utility, ...variables.values()] : [...variables.values()];
}

/** The numbers of a potential. */
export interface PotentialValues {
  readonly runs: Runs;
  readonly extent: Extent;
  readonly unread: boolean;
}

/** A `<Link>`, from a parent to its child. */
export interface Link {
  readonly offset: number;
  readonly ends: Word[];
}

/**
 * The id of a variable: its name, which in a dynamic network is the same in each time slice, and the slice. Version 0.2
 * writes the slice into the name, too.
 */
export function variableId({ name = '', timeSlice }: Attributes): string {
  if (timeSlice === undefined || name === '') return name;
  const slice = ` [${timeSlice}]`;
  return name.endsWith(slice) ? name : name + slice;
}

/** The id of a variable of the file. */
export function idOf({ name, timeSlice }: PgmxVariable): string {
  return variableId(timeSlice === undefined ? { name } : { name, timeSlice });
}

/** The kind of a variable, from its role; a numeric quantity has no states, whatever its role. */
export function variableKind({ role = 'chance', type }: Attributes): NodeKind {
  if (role === 'decision' || role === 'utility') return role;
  if (role !== 'chance') return 'unknown';
  return type === 'numeric' ? 'equation' : 'chance';
}

/** The point at which a variable is drawn. */
export function coordinates({ x, y }: Attributes): NodePosition | undefined {
  const left = Number(x?.trim() || Number.NaN);
  const top = Number(y?.trim() || Number.NaN);
  return Number.isFinite(left) && Number.isFinite(top) ? { left, top, right: left, bottom: top } : undefined;
}
