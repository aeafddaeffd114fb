import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import type { ChosenDetails } from '../../foundations/interaction/interactionDetails.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { toDiscussListLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { DiscussRow } from './DiscussRow.js';
import { type DiscussItem, shownAtFirst, type ToDiscussListDetails } from './discussItem.js';
import { List, More, Nothing, Root } from './ToDiscussList.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface ToDiscussListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The questions, the one with the largest effect first. */
  items: readonly DiscussItem[];
  /** The id of the question that is shown beside the list. */
  current?: string | undefined;
  /** Makes the questions buttons; called with the id of the one to show. */
  onCurrentChange?: ((id: string, details: ToDiscussListDetails) => void) | undefined;
  /** Called to choose a question for discussion, or no longer. Without it the boxes cannot be changed. */
  onChosenChange?: ((chosen: boolean, details: ChosenDetails) => void) | undefined;
  /**
   * How many are shown before somebody asks for all.
   * @default 8
   */
  atFirst?: number | undefined;
}

/**
 * Where experts part, ranked by what it does to an outcome, with the reason, and a box for what will be discussed.
 * @since 0.1.0
 * @experimental
 */
export const ToDiscussList = forwardRef<HTMLDivElement, ToDiscussListProps>(function ToDiscussList(
  { items, current, onCurrentChange, onChosenChange, atFirst = 8, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const { toDiscussList: texts } = useStudyLabels({ toDiscussList: toDiscussListLabels });
  /** How many were shown when somebody asked for all. */
  const [before, setBefore] = useState<number>();
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const effect = (value: number) => texts.effect(points.format(value));
  const shown = before !== undefined ? items.length : shownAtFirst(items, atFirst, current);
  const left = items.length - shown;
  const next = items[shown]?.effect ?? null;

  return (
    <Root ref={ref} data-credence="to-discuss-list" data-state={items.length === 0 ? 'empty' : 'filled'} {...rest}>
      {items.length === 0 ? (
        <Nothing data-slot="nothing">{texts.nothing}</Nothing>
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
        <More type="button" data-slot="more" onClick={() => setBefore(shown)}>
          {next === null
            ? texts.more(left.toLocaleString(locale))
            : texts.moreBelow(left.toLocaleString(locale), effect(next))}
        </More>
      ) : null}
    </Root>
  );
});
