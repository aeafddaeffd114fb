import { foldText } from '@credence/ui';
import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';
import type { ListQuestion } from './conditionNames.js';
import type { AskableNode } from './studyCost.js';

export interface FoundPlaces {
  readonly places: readonly QuestionPlace[];
  readonly count: number;
  /** Whether the search ended early, because there are more questions than can be looked through while one types. */
  readonly isCut: boolean;
}

/** So many questions are looked through. */
const MOST = 50_000;

/**
 * The questions whose node or conditions have every word of a search.
 * @param shown how many of them are returned; all are counted
 */
export function findQuestions(search: string, { nodes, sizes, nameOf, shown }: FindOptions): FoundPlaces {
  const wanted = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const places: QuestionPlace[] = [];
  let [count, seen] = [0, 0];
  for (const nodeId of nodes) {
    const { questions = 0 } = sizes.get(nodeId) ?? {};
    for (let iteration = 1; iteration <= questions; iteration += 1) {
      if (seen === MOST) return { places, count, isCut: true };
      seen += 1;
      const { node, conditions } = nameOf({ nodeId, iteration });
      const text = foldText([node, ...conditions].join(' '));
      if (!wanted.every((word) => text.includes(word))) continue;
      count += 1;
      if (places.length < shown) places.push({ nodeId, iteration });
    }
  }
  return { places, count, isCut: false };
}

interface FindOptions {
  /** By id. */
  readonly nodes: readonly string[];
  readonly sizes: ReadonlyMap<string, AskableNode>;
  readonly nameOf: ListQuestion;
  readonly shown: number;
}
