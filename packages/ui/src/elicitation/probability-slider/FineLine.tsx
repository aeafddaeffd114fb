import { FINE_STOPS, frequencyOf, MILLION, percentOf } from '@credence/bayesnet/shares';
import { type RefObject, useEffect, useRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { probabilitySliderLabels } from '../../labels/english.js';
import { fineLineLabels } from '../../labels/englishFineLine.js';
import { exactText } from './exactText.js';
import { pressOn, useControlKeys } from './useKeyOrder.js';
import { usePointerGesture } from './usePointerGesture.js';
import type { Slider } from './useSlider.js';
import { beginsNumber } from './useTypedDigits.js';
import { FieldOfPeople } from './FieldOfPeople.js';
import { placeOnLine, shareAfterKey, nearestStop } from './fineKeys.js';
import { FineBlock } from './FineBlock.styles.js';
import { Back, FineRail, FineRange, Foot, Head, Line, Mark, Never, Said, Stops } from './FineLine.styles.js';

export interface FineLineProps {
  slider: Slider;
  /** The native range, which takes the focus with what is given back to it, and the keys of a number. */
  control: RefObject<HTMLInputElement | null>;
  /** In parts per million: where its thumb stands. */
  exact: number;
}

const isMajor = (stop: number) => Math.log10(stop) % 1 === 0;

/** The line for what is rarer than 1 %, or for more than 99 %: three decades, "cannot happen" apart from them. */
export function FineLine(props: FineLineProps) {
  const { slider, exact } = props;
  const { answer } = slider;
  const labels = useLabels({ fineLine: fineLineLabels, probabilitySlider: probabilitySliderLabels });
  const { fineLine: words, probabilitySlider: texts } = labels;
  const isEnd = exact > MILLION / 2;
  const isNever = exact === 0 || exact === MILLION;
  const never = isEnd ? MILLION : 0;
  const locked = slider.locked || !answer.isExact;

  return (
    <FineBlock data-slot="fine" data-end={isEnd ? '' : undefined}>
      <Head>
        <FineFrequency exact={exact} unset={answer.exact === null} />
        <Back
          type="button"
          data-slot="fine-back"
          disabled={locked}
          onClick={(event) => goBack(props, event.nativeEvent)}
        >
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
            answer.changeExact(isNever ? nearestStop(isEnd ? 100 : 0, isEnd) : never, 'exact', event.nativeEvent);
            answer.commit();
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
          <FineSlider {...props} />
          <FineStops isEnd={isEnd} />
        </div>
      </Line>
      <FieldOfPeople people={Math.round(exact / 100)} />
      <Foot>{words.typeAbove}</Foot>
    </FineBlock>
  );
}

/** What the line stands at, as cases in so many. */
function FineFrequency({ exact, unset }: { exact: number; unset: boolean }) {
  const labels = useLabels({ fineLine: fineLineLabels, probabilitySlider: probabilitySliderLabels });
  const { fineLine: words, probabilitySlider: texts } = labels;
  const isEnd = exact > MILLION / 2;
  const isNever = exact === 0 || exact === MILLION;
  const { numerator, denominator, oneIn } = frequencyOf(exact);
  const missing = isEnd ? frequencyOf(MILLION - exact).oneIn : undefined;
  return (
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
  );
}

/** The slider of the line, with a mark at each of its stops. */
function FineSlider({ slider, control, exact }: FineLineProps) {
  const { answer, disabled } = slider;
  const readOnly = slider.readOnly || !answer.isExact;
  const { share, opened, changeExact, restore, commit } = answer;
  const labels = useLabels({ fineLine: fineLineLabels, probabilitySlider: probabilitySliderLabels });
  const { fineLine: words, probabilitySlider: texts } = labels;
  const range = useRef<HTMLInputElement>(null);
  const isEnd = exact > MILLION / 2;
  const isNever = exact === 0 || exact === MILLION;
  /** True while the slider still counts: the line is open, and nothing is said on it. */
  const unset = answer.exact === null;
  const place = placeOnLine(exact);
  const question = `${slider.id}-question`;
  useFocusOnceOpened(range, opened);
  const pointer = usePointerGesture({
    answer: share,
    // A press on the thumb says what it stands at.
    onTap: (event) => unset && !disabled && !readOnly && changeExact(exact, 'exact', event),
    onEnd: commit,
    onCancel: restore,
  });
  useFineKeys(range, { slider, control, exact });

  return (
    <FineRail
      data-never={isNever ? '' : undefined}
      data-unset={unset ? '' : undefined}
      style={{ '--credence-place': place }}
    >
      {FINE_STOPS.map((stop) => (
        <StopMark key={stop} stop={stop} isEnd={isEnd} />
      ))}
      <FineRange
        ref={range}
        id={`${question}-fine`}
        type="range"
        min={0}
        max={100}
        step="any"
        value={place}
        data-slot="fine-range"
        data-uses-escape=""
        data-never={isNever ? '' : undefined}
        data-unset={unset ? '' : undefined}
        aria-label={isEnd ? words.moreThanName : words.rarerName}
        aria-labelledby={`${question} ${question}-fine`}
        aria-valuetext={isNever ? (isEnd ? texts.always : texts.never) : exactText(texts, exact)}
        aria-readonly={readOnly || undefined}
        disabled={disabled}
        onChange={(event) => {
          if (readOnly || !pointer.counts()) return;
          changeExact(nearestStop(event.currentTarget.valueAsNumber, isEnd), 'exact', event.nativeEvent);
        }}
        onPointerDown={pointer.onPointerDown}
        onKeyUp={commit}
        onBlur={commit}
      />
    </FineRail>
  );
}

const StopMark = ({ stop, isEnd }: { stop: number; isEnd: boolean }) => (
  <Mark
    data-major={isMajor(stop) ? '' : undefined}
    style={{ '--credence-place': placeOnLine(isEnd ? MILLION - stop : stop) }}
  />
);

/** The frequencies and percentages below the line. */
function FineStops({ isEnd }: { isEnd: boolean }) {
  const labels = useLabels({ fineLine: fineLineLabels, probabilitySlider: probabilitySliderLabels });
  const { fineLine: words, probabilitySlider: texts } = labels;
  return (
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
  );
}

/** Focuses the line when a press has opened it. */
function useFocusOnceOpened(range: RefObject<HTMLInputElement | null>, opened: boolean): void {
  useEffect(() => {
    const line = range.current;
    if (!opened || !line) return;
    // It was loaded after the press: whoever has gone on to type elsewhere stays there.
    const { activeElement, body } = line.ownerDocument;
    if (!activeElement || activeElement === body) line.focus();
  }, [range, opened]);
}

/** Gives the share back to the slider, and the focus with it. */
function goBack({ slider, control }: FineLineProps, event: Event): void {
  slider.answer.close(event);
  control.current?.focus();
}

/** The keys of the line: to the next stop, back to the slider, or the first digit of a number, which is typed there. */
function useFineKeys(range: RefObject<HTMLInputElement | null>, props: FineLineProps): void {
  const { answer, locked } = props.slider;
  useControlKeys(range, (event) => {
    if (beginsNumber(event)) return pressOn(props.control.current, event);
    if (event.ctrlKey || event.altKey || event.metaKey || locked || !answer.isExact) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return goBack(props, event.nativeEvent);
    }
    const isRtl = getComputedStyle(event.target as Element).direction === 'rtl';
    const next = shareAfterKey(event.key, props.exact, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    answer.changeExact(next, 'exact', event.nativeEvent);
  });
}
