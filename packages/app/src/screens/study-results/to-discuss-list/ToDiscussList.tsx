import { useState } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { useResultsWords } from '../resultsWords.js';
import { type DiscussActions, type DiscussItem, shownAtFirst } from './discussItem.js';
import { DiscussRow } from './DiscussRow.js';
import { List, More, Nothing, Root } from './ToDiscussList.styles.js';

interface ToDiscussListProps extends DiscussActions {
  /** The questions, the one with the largest effect first. */
  items: readonly DiscussItem[];
  /** The id of the question that is shown beside the list. */
  current?: string | undefined;
}

/** How many are shown before somebody asks for all. */
const AT_FIRST = 8;

/** Where experts part, ranked by what it does to an outcome, with the reason, and a box for what will be discussed. */
export function ToDiscussList({ items, current, onCurrentChange, onChosenChange }: ToDiscussListProps) {
  const { locale } = useText().common;
  const { toDiscussList: text } = useResultsWords().parts;
  /** How many were shown when somebody asked for all. */
  const [before, setBefore] = useState<number>();
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const effect = (value: number) => text.effect(points.format(value));
  const shown = before !== undefined ? items.length : shownAtFirst(items, AT_FIRST, current);
  const left = items.length - shown;
  const next = items[shown]?.effect ?? null;

  return (
    <Root data-credence="to-discuss-list">
      {items.length === 0 ? (
        <Nothing>{text.nothing}</Nothing>
      ) : (
        <List>
          {items.slice(0, shown).map((item, index) => (
            <DiscussRow
              key={item.id}
              item={item}
              effect={item.effect === null ? undefined : effect(item.effect)}
              takesFocus={index === before}
              isCurrent={item.id === current}
              onCurrentChange={onCurrentChange}
              onChosenChange={onChosenChange}
            />
          ))}
        </List>
      )}
      {left > 0 ? (
        <More type="button" onClick={() => setBefore(shown)}>
          {next === null
            ? text.more(left.toLocaleString(locale))
            : text.moreBelow(left.toLocaleString(locale), effect(next))}
        </More>
      ) : null}
    </Root>
  );
}
