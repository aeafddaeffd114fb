import type { NetworkTables, PanelQuestion, ParentValue } from '@credence/api-client';
import { configurationAt } from '@credence/bayesnet';
import type { Text } from '@credence/text';
import { leadSentence } from './leadSentence.js';
import { type Meanings, meaningsOf } from './meaningsOf.js';
import { nameValues } from './nameParents.js';
import { shownStates } from './shownStates.js';

/** Which question is meant. */
export type QuestionPlace = Pick<PanelQuestion, 'nodeId' | 'iteration'>;

/** A question as people read it. */
export interface NamedQuestion {
  readonly node: string;
  /** Of the node, in order. */
  readonly states: readonly string[];
  /** The states of the parents, in the order of the file; with what the first parent is called. */
  readonly conditions: readonly string[];
  readonly firstParent: string | undefined;
  /** The place of each parent's state; the first varies slowest. */
  readonly configuration: readonly number[];
}

export interface QuestionNames {
  readonly nameOf: (question: QuestionPlace) => NamedQuestion;
  /** "For a patient with Smoking: heavy and Age: 50 to 69"; empty without conditions. */
  readonly sentenceOf: (question: QuestionPlace) => string;
  /** What is meant by it, if somebody said so. */
  readonly meaningOf: (question: QuestionPlace) => Meanings | undefined;
}

/** The name of one question, for places where there is one line for it. */
export const shortName = ({ node, conditions }: NamedQuestion): string => [node, ...conditions].join(', ');

/** One key for each question. */
export const keyOf = ({ nodeId, iteration }: QuestionPlace): string => `${nodeId} ${iteration}`;

/** Names the questions of a network by its nodes and states. */
export function namedQuestions({ nodes }: Pick<NetworkTables, 'nodes'>, words: Text): QuestionNames {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const shown = new Map(shownStates(nodes, words).map((states, index) => [nodes[index]?.id, states]));
  const aboveOf = (nodeId: string) => known.get(nodeId)?.parents.flatMap((id) => known.get(id) ?? []) ?? [];
  const configurationOf = ({ nodeId, iteration }: QuestionPlace) =>
    configurationAt(
      iteration,
      aboveOf(nodeId).map(({ vars }) => vars.length),
    ) ?? [];

  const parentsOf = (question: QuestionPlace): ParentValue[] => {
    const configuration = configurationOf(question);
    return aboveOf(question.nodeId).map(({ display_name, vars, details }, index) => {
      const state = configuration[index] ?? 0;
      const ofState = details?.states?.[state];
      return {
        display_name,
        value: vars[state] ?? '',
        ...(details?.meaning ? { meaning: details.meaning } : {}),
        ...(details?.unit ? { unit: details.unit } : {}),
        ...(ofState ? { state: ofState } : {}),
      };
    });
  };

  return {
    nameOf: (question) => {
      const above = aboveOf(question.nodeId);
      const configuration = configurationOf(question);
      return {
        node: known.get(question.nodeId)?.display_name ?? question.nodeId,
        states: shown.get(question.nodeId) ?? [],
        conditions: above.map(({ id }, index) => shown.get(id)?.[configuration[index] ?? 0] ?? ''),
        firstParent: above[0]?.display_name,
        configuration,
      };
    },
    sentenceOf: (question) =>
      leadSentence(
        { parents: nameValues(parentsOf(question), words), changes: [] },
        { ...words.question.lead, end: '' },
      )
        .map(({ text }) => text)
        .join(''),
    meaningOf: (question) => {
      const node = known.get(question.nodeId);
      return node && meaningsOf({ node, parents: parentsOf(question) }, words);
    },
  };
}
