import { type ResolvedAnswer, figureOf } from '@credence/bayesnet/shares';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from 'react';
import { useNarrow } from '../../foundations/interaction/useNarrow.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Anchors } from '../../foundations/verbal-scale/Anchors.js';
import { manyStatesLabels, type VerbalAnchor } from '../../labels/english.js';
import { Root as Scale } from '../human-icon-scale/HumanIconScale.styles.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import { Across, Asked, Axis, Frame, Head, List, Panel, Placed } from './StatesInAList.styles.js';
import { useListPress } from './useListPress.js';

interface StatesInAListProps {
  /** The beginning of the question, which stands once above all states. */
  lead: ReactNode;
  resolved: ResolvedAnswer;
  anchors: readonly VerbalAnchor[];
  /** The states, each in a `data-slot="place"`; the one in hand has `data-in-hand`. */
  children: ReactNode;
  /** What finds a state among very many. */
  finder: ReactNode;
  /** The slider of the row in hand, whole, where the list has no room for it. */
  inHand: ReactNode;
  root: RefObject<HTMLElement | null>;
  /** True if the answers cannot be changed. */
  fixed: boolean;
  onTake: (index: number) => void;
  onMove: (index: number, percent: number, details: ChangeDetails) => void;
  onCancel: (index: number, details: ChangeDetails) => void;
  onEnd: () => void;
}

/**
 * Many states as a list, one line each. The row in hand is large: in its line, or on a phone above the list, where it
 * stays. A tap takes a row in hand, a move sideways sets it.
 */
export function StatesInAList(props: StatesInAListProps) {
  const { lead, resolved, anchors, children, finder, inHand, root, fixed, onTake, onMove, onCancel, onEnd } = props;
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const across = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(across);
  const onPointerDown = useListPress({
    fixed,
    onTake: (index) => {
      onTake(index);
      rangesIn(root.current)[index]?.focus({ preventScroll: true });
    },
    onMove,
    onEnd,
    onCancel: (index, event) => onCancel(index, { reason: 'cancel', event }),
  });
  const { follows, shown, addsUp } = resolved;
  const parts = (isSet: boolean) =>
    shown.reduce<number>((sum, share, state) => (follows[state] === !isSet ? sum + (share ?? 0) : sum), 0);
  const followers = follows.filter(Boolean).length;
  const isBegun = resolved.last !== undefined;
  const placed = isBegun ? figureOf(parts(true)) : 0;
  const left = isBegun ? figureOf(parts(false)) : 100;

  return (
    <Frame data-slot="list">
      <Across ref={across} />
      <Head data-slot="list-head">
        {isNarrow ? <Panel data-slot="in-hand">{inHand}</Panel> : <Asked data-slot="asked">{lead}</Asked>}
        <Placed data-slot="placed" data-off={addsUp ? undefined : ''}>
          <b>{texts.placed(placed)}</b>
          {addsUp && (followers > 0 || !isBegun) ? (
            <span>{texts.left(left, isBegun ? followers : shown.length)}</span>
          ) : null}
        </Placed>
        {finder}
        {isNarrow ? null : (
          <Axis aria-hidden>
            <Scale>
              <Anchors anchors={anchors} pressed={-1} scaleType="both" disabled={false} />
            </Scale>
          </Axis>
        )}
      </Head>
      <List data-slot="rows" onPointerDown={onPointerDown}>
        {children}
      </List>
    </Frame>
  );
}

/** The sliders of a list, in the order of its states. */
const rangesIn = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLInputElement>('[data-slot="rows"] [data-slot="place"] [data-slot="range"]') ?? []),
];

/** Up and down go from row to row of a list; returns whether a key did. */
export function goToOtherRow(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || shiftKey || ctrlKey || metaKey || altKey) return false;
  const ranges = rangesIn(currentTarget);
  const from = ranges.indexOf(target as HTMLInputElement);
  if (from < 0) return false;
  event.preventDefault();
  ranges[from + (key === 'ArrowDown' ? 1 : -1)]?.focus();
  return true;
}
