import { type ComponentPropsWithoutRef, forwardRef, useId, useState } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { type FieldTexts, FormField } from '../form-field/FormField.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { openTextLabels } from '../../labels/english.js';
import { Area, Count, Grow } from './OpenText.styles.js';

/** What a textarea takes lands on the textarea; `className`, `style` and `data-*` on the root. */
export interface OpenTextProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, 'children'> {}

/** From this share of the longest text on it is said how much is left. */
const nearTheLimit = 0.9;

/** A text of any length in one's own words. The box grows with it. The ref is the textarea's. */
export const OpenText = forwardRef<HTMLTextAreaElement, OpenTextProps>(function OpenText(
  { label, hint, error, optional, asked, id, 'aria-describedby': describedBy, maxLength, rows = 3, onInput, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ openText: openTextLabels });
  const { root, control } = splitFieldProps(rest);
  const countId = useId();
  const area = useOwnRef(ref);
  // Held by the browser where no parent holds it: this follows, for the height and the count.
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const text = rest.value === undefined ? typed : String(rest.value);
  useFormReset(area, () => setTyped(area.current?.value ?? ''));

  const left = maxLength === undefined ? undefined : maxLength - text.length;
  const near = left !== undefined && maxLength !== undefined && text.length >= maxLength * nearTheLimit;
  const count = near ? labels.openText.left(left, left.toLocaleString(locale)) : '';
  const describes = [describedBy, near && countId].filter(Boolean).join(' ') || undefined;

  return (
    <FormField
      {...{ label, hint, error, optional, asked, controlId: id, describedBy: describes }}
      data-credence="open-text"
      {...root}
    >
      {(tied) => (
        <>
          <Grow data-text={`${text} `}>
            <Area
              ref={area}
              data-slot="textarea"
              rows={rows}
              maxLength={maxLength}
              onInput={(event) => {
                setTyped(event.currentTarget.value);
                onInput?.(event);
              }}
              {...tied}
              {...control}
            />
          </Grow>
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
