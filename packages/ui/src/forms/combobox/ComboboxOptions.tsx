import { Fragment, type ReactNode } from 'react';
import type { UseComboboxReturnValue } from 'downshift';
import { findMatch } from '../../foundations/fold-text/findMatch.js';
import { Icon } from '../../foundations/icons/Icon.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { withName } from '../../foundations/names/withName.js';
import { comboboxLabels } from '../../labels/english.js';
import { Note, Option } from './Combobox.styles.js';
import type { FoldedOption } from './filterOptions.js';

interface ComboboxOptionsProps<Item> {
  /** Props of the list element. */
  menuProps: object;
  /** The options to render. */
  options: readonly FoldedOption<Item>[];
  /** The number of matches, rendered or not. */
  total: number;
  /** The text typed. */
  query: string;
  /** True while the options are loading. */
  loading: boolean;
  /** The index of the highlighted option; -1 for none. */
  highlightedIndex: number;
  /** Key of the chosen option. */
  selectedKey: string | null;
  /** Returns the unique key of an option. */
  getKey: (item: Item) => string;
  /** Props of each option. */
  getItemProps: UseComboboxReturnValue<Item>['getItemProps'];
}

/** The label with the match in bold. */
function marked(label: string, query: string): ReactNode {
  const match = findMatch(label, query);
  if (!match) return label;
  return (
    <>
      {label.slice(0, match[0])}
      <mark>{label.slice(...match)}</mark>
      {label.slice(match[1])}
    </>
  );
}

/** The list of a combobox, or the message shown instead. */
export function ComboboxOptions<Item>(props: ComboboxOptionsProps<Item>) {
  const { options, total, query, loading, selectedKey, getKey } = props;
  const { locale } = useCredence();
  const labels = useLabels({ combobox: comboboxLabels });
  const selectable = loading ? [] : options;
  const nothing = query.trim() ? withName(labels.combobox.noMatch, query.trim()) : labels.combobox.empty;

  return (
    <Fragment>
      <ul {...props.menuProps} data-slot="list">
        {selectable.map((option, index) => {
          const key = getKey(option.item);
          return (
            <Option
              key={key}
              data-slot="option"
              data-highlighted={index === props.highlightedIndex ? '' : undefined}
              {...props.getItemProps({ item: option.item, index, 'aria-selected': key === selectedKey })}
            >
              <span>{marked(option.label, query)}</span>
              {key === selectedKey ? <Icon name="check" /> : null}
            </Option>
          );
        })}
      </ul>
      {loading ? <Note>{labels.combobox.loading}</Note> : null}
      {!loading && options.length === 0 ? <Note>{nothing}</Note> : null}
      {!loading && options.length > 0 && total > options.length ? (
        <Note data-slot="more">{labels.combobox.more((total - options.length).toLocaleString(locale))}</Note>
      ) : null}
    </Fragment>
  );
}
