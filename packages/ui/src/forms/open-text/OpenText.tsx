import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useId, useState } from 'react';
import { bringInSight } from '../../foundations/interaction/bringInSight.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { type FieldTexts, FormField } from '../form-field/FormField.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { openTextLabels } from '../../labels/english.js';
import { Area, Count, Grow } from './OpenText.styles.js';

/**
 * Textarea props go to the textarea; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface OpenTextProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {}

/** From this fraction of the maximum length on, the remaining length is shown. */
const nearTheLimit = 0.9;

/**
 * Free text of any length. The box grows with it. The ref is the textarea's.
 * @since 0.1.0
 */
export const OpenText = forwardRef<HTMLTextAreaElement, OpenTextProps>(function OpenText(
  { label, hint, error, optional, asked, id, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ openText: openTextLabels });
  const { root, control } = splitFieldProps(rest);
  const { maxLength } = rest;
  const countId = useId();
  const area = useOwnRef(ref);
  // The browser holds an uncontrolled text: this mirrors it for the height and the count.
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value);
  useFormReset(area, () => setTyped(area.current?.value ?? ''));

  const left = maxLength === undefined ? undefined : maxLength - text.length;
  const near = left !== undefined && maxLength !== undefined && text.length >= maxLength * nearTheLimit;
  const count = near ? labels.openText.left(left, left.toLocaleString(locale)) : '';
  const describes = [describedBy, near && countId].filter(Boolean).join(' ') || undefined;

  return (
    <FormField
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      asked={asked}
      controlId={id}
      describedBy={describes}
      data-credence="open-text"
      {...root}
    >
      {(tied) => (
        <>
          <GrowingArea areaRef={area} text={text} onType={setTyped} {...tied} {...control} />
          {near ? (
            <Count id={countId} data-slot="count">
              {count}
            </Count>
          ) : null}
          {maxLength === undefined ? null : <Announced text={count} />}
        </>
      )}
    </FormField>
  );
});

interface GrowingAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** The text in it, for the height. */
  text: string;
  onType: (text: string) => void;
}

/** A textarea that grows with its text, and comes into sight as a whole when it gets the focus. */
function GrowingArea({ areaRef, text, onType, rows = 3, onInput, onFocus, ...rest }: GrowingAreaProps) {
  return (
    <Grow data-text={`${text} `}>
      <Area
        ref={areaRef}
        data-slot="textarea"
        rows={rows}
        onInput={(event) => {
          onType(event.currentTarget.value);
          onInput?.(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          // Browsers scroll only to the line with the cursor. Not during a press: what moves away gets no click.
          if (!event.currentTarget.matches(':active')) bringInSight(event.currentTarget);
        }}
        {...rest}
      />
    </Grow>
  );
}
