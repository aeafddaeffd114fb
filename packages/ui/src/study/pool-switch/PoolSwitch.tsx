import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { SegmentedControl, type SegmentedControlDetails } from '../../controls/segmented-control/SegmentedControl.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { poolSwitchLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { fewestPooled, type PoolKind, poolKinds } from './poolKind.js';
import { Note, Root } from './PoolSwitch.styles.js';

/**
 * Describes a change of pool: pressed, moved to by key, or reset with the form.
 * @since 0.1.0
 * @experimental
 */
export type PoolSwitchDetails = SegmentedControlDetails;

/**
 * @since 0.1.0
 * @experimental
 */
export interface PoolSwitchProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** How many experts answered. Of fewer than three there is no pool: it says so, and offers none. */
  answers: number;
  /** The pools that there are not, each with the reason in a sentence. They cannot be chosen. */
  unavailable?: Partial<Record<PoolKind, string>> | undefined;
  /** The chosen pool, when controlled. Null if none is chosen. */
  value?: PoolKind | null | undefined;
  /**
   * The pool chosen at first, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: PoolKind | null | undefined;
  /** Called with every new choice; with null when a form reset clears it. */
  onValueChange?: ((value: PoolKind | null, details: PoolSwitchDetails) => void) | undefined;
  /** Called with a choice made by the user, right after `onValueChange`. */
  onValueCommit?: ((value: PoolKind, details: PoolSwitchDetails) => void) | undefined;
  /** Name in a form. If omitted, it is not submitted. */
  name?: string | undefined;
  /** Id of the form it belongs to, if it is outside of it. */
  form?: string | undefined;
  /**
   * True if the form requires a choice.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the choice.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Which pool is filled in below: the heads of the three columns of numbers of a BeadLane.
 * @since 0.1.0
 * @experimental
 */
export const PoolSwitch = forwardRef<HTMLDivElement, PoolSwitchProps>(function PoolSwitch(
  {
    answers,
    unavailable = {},
    value,
    defaultValue,
    onValueChange,
    onValueCommit,
    name,
    form,
    required,
    disabled,
    ...rest
  },
  ref,
) {
  const { locale } = useCredence();
  const { poolSwitch } = useStudyLabels({ poolSwitch: poolSwitchLabels });
  const id = useId();
  const choosing = { value, defaultValue, onValueChange, onValueCommit, name, form, required, disabled };
  const reasons = poolKinds.flatMap((kind) => unavailable[kind] ?? []);

  return (
    <Root ref={ref} data-credence="pool-switch" {...rest}>
      {answers < fewestPooled ? (
        <Note data-slot="name">{poolSwitch.list(answers)}</Note>
      ) : (
        <>
          <Note id={`${id}-name`} data-slot="name">
            {poolSwitch.pool(answers.toLocaleString(locale))}
          </Note>
          <SegmentedControl
            {...choosing}
            aria-labelledby={`${id}-name`}
            aria-describedby={reasons.length > 0 ? `${id}-reasons` : undefined}
            options={poolKinds.map((kind) => ({
              value: kind,
              label: poolSwitch.kinds[kind],
              disabled: unavailable[kind] !== undefined,
            }))}
          />
          {reasons.length > 0 ? (
            <Note id={`${id}-reasons`} data-slot="reason">
              {reasons.join(' ')}
            </Note>
          ) : null}
        </>
      )}
    </Root>
  );
});
