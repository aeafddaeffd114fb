import { Fragment, type ReactNode, type Ref } from 'react';
import { findMatch } from '../../foundations/fold-text/findMatch.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { withName } from '../../foundations/names/withName.js';
import { comboboxLabels } from '../../labels/english.js';
import { Note, Option } from './Combobox.styles.js';
import type { Choice } from './useChoice.js';
import type { useOptionList } from './useOptionList.js';

interface ComboboxOptionsProps<Item> {
  /** Id of the box, from which those of the list and of its options derive. */
  id: string;
  /** Accessible name of the list. */
  label: string;
  listRef: Ref<HTMLDivElement>;
  list: ReturnType<typeof useOptionList<Item>>;
  choice: Choice<Item>;
  /** True while the options are loading. */
  loading: boolean;
}

/** The id of an option, which stays the same however the list is narrowed. */
export const optionId = (id: string, { index }: { readonly index: number }): string => `${id}-option-${index}`;

/** The label with the match in bold. */
function marked(label: string, query: string): ReactNode {
  const match = findMatch(label, query);
  if (!match) return label;
  return (
    <>
      <span>{label.slice(0, match[0])}</span>
      <mark>{label.slice(...match)}</mark>
      <span>{label.slice(match[1])}</span>
    </>
  );
}

/** The list of a combobox, or the message shown instead. */
export function ComboboxOptions<Item>({
  id,
  label,
  listRef,
  list,
  choice: { total, query, chosenKey },
  loading,
}: ComboboxOptionsProps<Item>) {
  const { options } = list;
  const { locale } = useCredence();
  const labels = useLabels({ combobox: comboboxLabels });
  const nothing = query.trim() ? withName(labels.combobox.noMatch, query.trim()) : labels.combobox.empty;

  return (
    <Fragment>
      <div ref={listRef} id={`${id}-list`} role="listbox" aria-label={label} data-slot="list">
        {options.map((option, index) => (
          <Option
            key={option.key}
            id={optionId(id, option)}
            role="option"
            aria-selected={option.key === chosenKey}
            data-slot="option"
            data-highlighted={index === list.index ? '' : undefined}
            onMouseMove={() => list.point(option.key)}
            onClick={(event) => list.choose(option.item, event.nativeEvent)}
          >
            <span>{marked(option.label, query)}</span>
            {option.key === chosenKey ? <Glyph of={drawings.check} /> : null}
          </Option>
        ))}
      </div>
      {loading ? <Note>{labels.combobox.loading}</Note> : null}
      {!loading && options.length === 0 ? <Note>{nothing}</Note> : null}
      {!loading && options.length > 0 && total > options.length ? (
        <Note data-slot="more">{labels.combobox.more((total - options.length).toLocaleString(locale))}</Note>
      ) : null}
    </Fragment>
  );
}
