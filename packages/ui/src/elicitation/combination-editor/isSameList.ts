import { type Combination, remarksOf } from './combinationEditorReducer.js';

/** Whether two lists would be saved as the same one. */
export function isSameList(one: readonly Combination[], other: readonly Combination[]): boolean {
  return one === other || told(one) === told(other);
}

const told = (list: readonly Combination[]): string =>
  JSON.stringify(
    list.map(({ selection, values, startValues, order, number, ...rest }) => {
      const { certainty, comment, standing } = remarksOf(rest);
      return [selection, values, startValues, order, number, certainty, comment, standing];
    }),
  );
