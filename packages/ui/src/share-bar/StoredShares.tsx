import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';
import { Button } from '../button/index.js';
import { VisuallyHidden } from '../internal/VisuallyHidden.styles.js';
import type { ChangeDetails } from '../probability-slider/index.js';
import { useCredence } from '../provider/useCredence.js';
import { ShareBar } from './ShareBar.js';
import { ScaleButton, Stored, StoredText } from './ShareBar.styles.js';
import { makeItAHundred, sharesOf, sumOf } from './shares.js';

type Values = readonly (number | null)[];

export interface StoredSharesProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The names of the states. */
  states: readonly string[];
  /** One answer for each state, in percent; null counts as the starting value. */
  values: Values;
  /**
   * Called with answers that add up to 100 when "Make it 100" is pressed, and with those before when that is undone.
   * Left out, it is not offered.
   */
  onValuesChange?: ((values: Values, details: ChangeDetails) => void) | undefined;
  /**
   * What a state counts as while nobody has answered.
   * @default 50
   */
  startValue?: number | undefined;
  /**
   * True while it cannot be changed.
   * @default false
   */
  disabled?: boolean | undefined;
}

const listed = 10;
const quietFor = 500;

const same = (a: Values, b: Values) => a.length === b.length && a.every((value, index) => value === b[index]);

/** What will be stored, always on screen: the shares as numbers and as a bar, and "Make it 100". */
export const StoredShares = forwardRef<HTMLDivElement, StoredSharesProps>(function StoredShares(
  { states, values: given, onValuesChange, startValue = 50, disabled = false, ...rest },
  ref,
) {
  const { shareBar } = useCredence().labels;
  const [scaled, setScaled] = useState<{ before: Values; after: Values } | null>(null);
  const values = states.map((_, index) => given[index] ?? null);
  const shares = sharesOf(values, startValue);
  const text = values.length > listed ? shareBar.manyShares(values.length) : shareBar.shares(shares);

  const undoable = scaled !== null && same(scaled.after, values);
  const target = makeItAHundred(values, startValue);
  const idle = !undoable && (!target || sumOf(values, startValue) === 100);
  const press = (event: Event) => {
    if (undoable) {
      setScaled(null);
      onValuesChange?.(scaled.before, { reason: 'undo', event });
    } else if (target) {
      setScaled({ before: values, after: target });
      onValuesChange?.(target, { reason: 'balance', event });
    }
  };

  return (
    <Stored
      ref={ref}
      data-credence="stored-shares"
      data-many={values.length > 5 && values.length <= listed ? '' : undefined}
      {...rest}
    >
      <StoredText data-slot="text">
        {shareBar.weStore} <b>{text}</b>
      </StoredText>
      <Announced text={`${shareBar.weStore} ${text}`} />
      <ShareBar states={states} values={values} startValue={startValue} />
      {onValuesChange ? (
        <ScaleButton data-idle={idle ? '' : undefined}>
          <Button variant="ghost" size="small" disabled={disabled} onClick={(event) => press(event.nativeEvent)}>
            {undoable ? shareBar.undo : shareBar.makeItAHundred}
          </Button>
        </ScaleButton>
      ) : null}
    </Stored>
  );
});

/** Says a text to screen readers once it has been quiet for half a second, and not when it first stands there. */
function Announced({ text }: { text: string }) {
  const [said, setSaid] = useState({ text, first: true });
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before.text === text ? before : { text, first: false })),
      quietFor,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{said.first ? '' : said.text}</VisuallyHidden>;
}
