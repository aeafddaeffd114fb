import { foldText } from '../../foundations/fold-text/foldText.js';

/** An option with its label folded once, so that each key press only compares. */
export interface FoldedOption<Item> {
  readonly item: Item;
  readonly label: string;
  readonly folded: string;
}

/** Prepares options for searching. */
export function foldOptions<Item>(items: readonly Item[], getLabel: (item: Item) => string): FoldedOption<Item>[] {
  return items.map((item) => {
    const label = getLabel(item);
    return { item, label, folded: foldText(label) };
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
