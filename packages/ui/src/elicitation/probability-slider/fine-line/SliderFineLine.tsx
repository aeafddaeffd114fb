import { FINE_STOPS, frequencyOf, MILLION, percentOf } from '@credence/bayesnet/shares';
import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useEffect, useRef } from 'react';
import { useLabels } from '../../../foundations/provider/useLabels.js';
import { fineLineLabels } from '../../../labels/englishFineLine.js';
import { pressOn, useControlKeys } from '../behaviour/useKeyOrder.js';
import { usePointerGesture } from '../behaviour/usePointerGesture.js';
import { Keep } from '../answer/SliderAnswer.styles.js';
import { exactText } from '../rail/SliderRail.js';
import { type Slider, useSlider, useSliderTexts } from '../root/SliderContext.js';
import { ONE_PERCENT, percentAt } from '../state/sliderSteps.js';
import { beginsNumber } from '../typing/useTypedDigits.js';
import { FieldOfPeople } from './FieldOfPeople.js';
import { nearestStop, placeOnLine, shareAfterKey } from './fineKeys.js';
import {
  Back,
  FineBlock,
  FineRail,
  FineRange,
  Foot,
  Head,
  Line,
  Mark,
  Never,
  Said,
  Stops,
} from './SliderFineLine.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderFineLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/**
 * The line for what is rarer than 1 %, or for more than 99 %: three decades, "cannot happen" apart from them. Open while
 * the answer is such a share, or after a press on `SliderFineOffer`; with `precision="exact"`.
 * @since 0.1.0
 * @experimental
 */
export const SliderFineLine = forwardRef<HTMLDivElement, SliderFineLineProps>(function SliderFineLine(props, ref) {
  const slider = useSlider();
  const { answer } = slider;
  const exact = answer.fine;
  if (exact === undefined) return null;
  return (
    <FineBlock ref={ref} data-slot="fine" data-end={exact > MILLION / 2 ? '' : undefined} {...props}>
      <FineParts slider={slider} exact={exact} />
    </FineBlock>
  );
});

/**
 * @since 0.1.0
 * @experimental
 */
export interface SliderFineOfferProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'onClick' | 'children'> {}

/**
 * Next to the ends of the scale, the way on: to the line for what is rarer than 1 %, or more than 99 %.
 * @since 0.1.0
 * @experimental
 */
export const SliderFineOffer = forwardRef<HTMLButtonElement, SliderFineOfferProps>(
  function SliderFineOffer(props, ref) {
    const texts = useSliderTexts();
    const { offered, open } = useSlider().answer;
    if (offered === undefined) return null;
    return (
      <Keep ref={ref} type="button" data-slot="fine-offer" {...props} onClick={open}>
        {offered === ONE_PERCENT ? texts.rarer : texts.moreThan}
      </Keep>
    );
  },
);

interface FinePartsProps {
  slider: Slider;
  /** In parts per million: where its thumb stands. */
  exact: number;
}

const isMajor = (stop: number) => Math.log10(stop) % 1 === 0;

/** What the line stands at and how it goes back, the line itself, and the field of people. */
function FineParts(props: FinePartsProps) {
  const { slider, exact } = props;
  const { answer } = slider;
  const { words, isEnd, isNever, never } = useFineWords(exact);
  const locked = answer.locked || !answer.exactShares;
  return (
    <>
      <Head>
        <FineFrequency exact={exact} unset={answer.exact === null} />
        <Back
          type="button"
          data-slot="fine-back"
          disabled={locked}
          onClick={(event) => goBack(slider, event.nativeEvent)}
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
            answer.changeExact(
              isNever ? nearestStop(isEnd ? 100 : 0, isEnd) : isEnd ? MILLION : 0,
              'exact',
              event.nativeEvent,
            );
            answer.commit();
          }}
        >
          <i aria-hidden />
          <span>
            {never}
            {'\u00a0'}
            <b>{isEnd ? 100 : 0}</b>
          </span>
        </Never>
        <div>
          <FineSlider {...props} />
          <FineStops exact={exact} />
        </div>
      </Line>
      <FieldOfPeople people={Math.round(exact / 100)} />
      <Foot>{words.typeAbove}</Foot>
    </>
  );
}

/** The words of the line at a share, and at which end it is. */
function useFineWords(exact: number) {
  const { fineLine: words } = useLabels({ fineLine: fineLineLabels });
  const texts = useSliderTexts();
  const isEnd = exact > MILLION / 2;
  return { words, texts, isEnd, isNever: exact === 0 || exact === MILLION, never: isEnd ? texts.always : texts.never };
}

/** What the line stands at, as cases in so many. */
function FineFrequency({ exact, unset }: { exact: number; unset: boolean }) {
  const { words, texts, isEnd, isNever, never } = useFineWords(exact);
  const { numerator, denominator, oneIn } = frequencyOf(exact);
  const missing = isEnd ? frequencyOf(MILLION - exact).oneIn : undefined;
  return (
    <Said data-slot="fine-said" data-unset={unset ? '' : undefined}>
      <span>{`${isNever ? never : texts.casesIn(numerator, denominator)} `}</span>
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
function FineSlider({ slider, exact }: FinePartsProps) {
  const { answer } = slider;
  const { disabled } = answer;
  const readOnly = answer.readOnly || !answer.exactShares;
  const { opened, changeExact, commit } = answer;
  const { words, texts, isEnd, isNever, never } = useFineWords(exact);
  const range = useRef<HTMLInputElement>(null);
  /** True while the slider still counts: the line is open, and nothing is said on it. */
  const unset = answer.exact === null;
  const place = placeOnLine(exact);
  const question = `${slider.id}-question`;
  useFocusOnceOpened(range, opened);
  const pointer = useFinePointer(range, { slider, exact });
  useFineKeys(range, { slider, exact });

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
        aria-valuetext={isNever ? never : exactText(texts, exact)}
        aria-readonly={readOnly || undefined}
        disabled={disabled}
        onChange={(event) => {
          if (readOnly || !pointer.counts()) return;
          changeExact(nearestStop(event.currentTarget.valueAsNumber, isEnd), 'exact', event.nativeEvent);
        }}
        onPointerDown={pointer.onPointerDown}
        onPointerMove={pointer.onPointerMove}
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
function FineStops({ exact }: { exact: number }) {
  const { words, texts, isEnd } = useFineWords(exact);
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

/** A press on the thumb says what it stands at, one on the rail the stop that is nearest. */
function useFinePointer(range: RefObject<HTMLInputElement | null>, { slider, exact }: FinePartsProps) {
  const { answer } = slider;
  return usePointerGesture({
    answer: answer.share,
    onTap: (event, at) => {
      if (answer.locked || !answer.exactShares) return;
      const line = range.current;
      if (at === 'rail' && line) {
        answer.changeExact(nearestStop(percentAt(line, event), exact > MILLION / 2), 'exact', event);
      } else if (answer.exact === null) answer.changeExact(exact, 'exact', event);
    },
    onEnd: answer.commit,
    onCancel: answer.restore,
  });
}

/** Focuses the line when a press has opened it. */
function useFocusOnceOpened(range: RefObject<HTMLInputElement | null>, opened: boolean): void {
  useEffect(() => {
    const line = range.current;
    if (!opened || !line) return;
    line.focus();
  }, [range, opened]);
}

/** Gives the share back to the slider, and the focus with it. */
function goBack({ answer, control }: Slider, event: Event): void {
  answer.close(event);
  control.current?.focus();
}

/** The keys of the line: to the next stop, back to the slider, or the first digit of a number, which is typed there. */
function useFineKeys(range: RefObject<HTMLInputElement | null>, { slider, exact }: FinePartsProps): void {
  const { answer, control } = slider;
  useControlKeys(range, (event) => {
    if (beginsNumber(event)) return pressOn(control.current, event);
    if (event.ctrlKey || event.altKey || event.metaKey || answer.locked || !answer.exactShares) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      return goBack(slider, event.nativeEvent);
    }
    const isRtl = getComputedStyle(event.target as Element).direction === 'rtl';
    const next = shareAfterKey(event.key, exact, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    answer.changeExact(next, 'exact', event.nativeEvent);
  });
}
