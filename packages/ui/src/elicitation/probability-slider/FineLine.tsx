import { FINE_STOPS, frequencyOf, MILLION, percentOf } from '@credence/bayesnet/shares';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { fineLineLabels } from '../../labels/englishFineLine.js';
import type { ChangeReason } from '../answers/changeDetails.js';
import type { Share } from '../answers/share.js';
import { exactText } from './exactText.js';
import { useControlKeys } from './useKeyOrder.js';
import { usePointerGesture } from './usePointerGesture.js';
import { beginsNumber } from './useTypedDigits.js';
import { FieldOfPeople } from './FieldOfPeople.js';
import { placeOnLine, shareAfterKey, nearestStop } from './fineKeys.js';
import { FineBlock } from './FineBlock.styles.js';
import { Back, FineRail, FineRange, Foot, Head, Line, Mark, Never, Said, Stops } from './FineLine.styles.js';

export interface FineLineProps {
  /** In parts per million: where its thumb stands. */
  exact: number;
  /** True while the slider still counts: the line is open, and nothing is said on it. */
  unset: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Id of the question, which names the line together with its own label. */
  labelledBy: string;
  /** True if a press has just opened it: it then takes the focus. */
  opened: boolean;
  /** The answer as it is, and how one from before a gesture is given back. */
  answer: Share | null;
  onRestore: (before: Share | null, event: Event) => void;
  onChange: (share: number, reason: ChangeReason, event: Event) => void;
  /** Called with a key that begins a number, which is typed on the slider. */
  onType: (event: KeyboardEvent<HTMLElement>) => void;
  /** Gives the share back to the slider. */
  onBack: (event: Event) => void;
  commit: () => void;
}

const isMajor = (stop: number) => Math.log10(stop) % 1 === 0;

/** The line for what is rarer than 1 %, or for more than 99 %: three decades, "cannot happen" apart from them. */
export function FineLine({ exact, unset, disabled, readOnly, labelledBy, opened, ...events }: FineLineProps) {
  const { onChange, onBack, commit, answer, onRestore } = events;
  const labels = useLabels({ fineLine: fineLineLabels, probabilitySlider: probabilitySliderLabels });
  const { fineLine: words, probabilitySlider: texts } = labels;
  const range = useRef<HTMLInputElement>(null);
  const isEnd = exact > MILLION / 2;
  const isNever = exact === 0 || exact === MILLION;
  const never = isEnd ? MILLION : 0;
  const locked = disabled || readOnly;
  const { numerator, denominator, oneIn } = frequencyOf(exact);
  const missing = isEnd ? frequencyOf(MILLION - exact).oneIn : undefined;
  const place = placeOnLine(exact);
  const name = isEnd ? words.moreThanName : words.rarerName;

  useEffect(() => {
    const line = range.current;
    if (!opened || !line) return;
    // It was loaded after the press: whoever has gone on to type elsewhere stays there.
    const { activeElement, body } = line.ownerDocument;
    if (!activeElement || activeElement === body) line.focus();
  }, [opened]);

  const pointer = usePointerGesture({
    answer,
    // A press on the thumb says what it stands at.
    onTap: (event) => unset && !locked && onChange(exact, 'exact', event),
    onEnd: commit,
    onCancel: onRestore,
  });
  useControlKeys(range, (event) => {
    if (beginsNumber(event)) return events.onType(event);
    if (event.ctrlKey || event.altKey || event.metaKey || locked) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return onBack(event.nativeEvent);
    }
    const next = shareAfterKey(event.key, exact, getComputedStyle(event.target as Element).direction === 'rtl');
    if (next === undefined) return;
    event.preventDefault();
    onChange(next, 'exact', event.nativeEvent);
  });

  return (
    <FineBlock data-slot="fine" data-end={isEnd ? '' : undefined}>
      <Head>
        <Said data-slot="fine-said" data-unset={unset ? '' : undefined}>
          <span>{`${isNever ? (isEnd ? texts.always : texts.never) : texts.casesIn(numerator, denominator)} `}</span>
          {isNever ? null : (
            <span>
              {[
                words.such,
                oneIn === undefined ? '' : words.orOneIn(oneIn),
                missing === undefined ? '' : words.allButOneIn(missing),
              ].join('')}
            </span>
          )}
        </Said>
        <Back type="button" data-slot="fine-back" disabled={locked} onClick={(event) => onBack(event.nativeEvent)}>
          {words.backTo(isEnd ? 99 : 1)}
        </Back>
      </Head>
      <Line data-slot="fine-scale">
        <Never
          type="button"
          data-slot="never"
          aria-pressed={isNever}
          disabled={locked}
          onClick={(event) => {
            // Pressed again, it is back at the stop that is nearest to it.
            onChange(isNever ? nearestStop(isEnd ? 100 : 0, isEnd) : never, 'exact', event.nativeEvent);
            commit();
          }}
        >
          <i aria-hidden />
          <span>
            {isEnd ? texts.always : texts.never}
            {'\u00a0'}
            <b>{isEnd ? 100 : 0}</b>
          </span>
        </Never>
        <div>
          <FineRail
            data-never={isNever ? '' : undefined}
            data-unset={unset ? '' : undefined}
            style={{ '--credence-place': place }}
          >
            {FINE_STOPS.map((stop) => (
              <Mark
                key={stop}
                data-major={isMajor(stop) ? '' : undefined}
                style={{ '--credence-place': placeOnLine(isEnd ? MILLION - stop : stop) }}
              />
            ))}
            <FineRange
              ref={range}
              id={`${labelledBy}-fine`}
              type="range"
              min={0}
              max={100}
              step="any"
              value={place}
              data-slot="fine-range"
              data-uses-escape=""
              data-never={isNever ? '' : undefined}
              data-unset={unset ? '' : undefined}
              aria-label={name}
              aria-labelledby={`${labelledBy} ${labelledBy}-fine`}
              aria-valuetext={isNever ? (isEnd ? texts.always : texts.never) : exactText(texts, exact)}
              aria-readonly={readOnly || undefined}
              disabled={disabled}
              onChange={(event) => {
                if (readOnly || !pointer.counts()) return;
                onChange(nearestStop(event.currentTarget.valueAsNumber, isEnd), 'exact', event.nativeEvent);
              }}
              onPointerDown={pointer.onPointerDown}
              onKeyUp={commit}
              onBlur={commit}
            />
          </FineRail>
          <Stops aria-hidden>
            {[100, 1_000, 10_000].map((stop) => {
              const share = isEnd ? MILLION - stop : stop;
              const frequency = frequencyOf(share);
              return (
                <span key={stop}>
                  {texts.casesIn(frequency.numerator, 10_000)} <b>{words.percentOf(percentOf(share))}</b>
                </span>
              );
            })}
          </Stops>
        </div>
      </Line>
      <FieldOfPeople people={Math.round(exact / 100)} />
      <Foot>{words.typeAbove}</Foot>
    </FineBlock>
  );
}
