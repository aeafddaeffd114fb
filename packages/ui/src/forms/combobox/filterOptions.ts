import { foldText } from '../../foundations/fold-text/foldText.js';

/** An option with its label folded once, so that each key press only compares. */
export interface FoldedOption<Item> {
  readonly item: Item;
  readonly key: string;
  /** Its place among all options. */
  readonly index: number;
  readonly label: string;
  readonly folded: string;
}

interface OptionTexts<Item> {
  getLabel: (item: Item) => string;
  getKey: (item: Item) => string;
}

/** Prepares options for searching. */
export function foldOptions<Item>(
  items: readonly Item[],
  { getLabel, getKey }: OptionTexts<Item>,
): readonly FoldedOption<Item>[] {
  return items.map((item, index) => {
    const label = getLabel(item);
    return { item, key: getKey(item), index, label, folded: foldText(label) };
  });
}

/** The options whose label contains `query`, in their order; all of them for an empty query. */
export function filterOptions<Item>(
  options: readonly FoldedOption<Item>[],
  query: string,
): readonly FoldedOption<Item>[] {
  const wanted = foldText(query.trim());
  return wanted ? options.filter((option) => option.folded.includes(wanted)) : options;
}

/** At most `limit` options in a row: the first ones, or those around the chosen one where it is not among these. */
export function limitOptions<Item>(
  options: readonly FoldedOption<Item>[],
  limit: number,
  chosenKey: string | null,
): readonly FoldedOption<Item>[] {
  const chosen = options.findIndex(({ key }) => key === chosenKey);
  const first = chosen < limit ? 0 : Math.min(chosen - Math.floor(limit / 2), options.length - limit);
  return options.slice(first, first + limit);
}
