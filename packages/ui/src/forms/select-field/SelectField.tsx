import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type FieldTexts, FormField } from '../form-field/FormField.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { Box, Select } from './SelectField.styles.js';

/**
 * Select props go to the select; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface SelectFieldProps extends FieldTexts, ComponentPropsWithoutRef<'select'> {
  /** Text of a first, empty option that means "nothing chosen yet". */
  placeholder?: string | undefined;
}

/**
 * One of a few options, in the device's own list. Its options are children. The ref is the select's.
 * @since 0.1.0
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, error, optional, asked, placeholder, id, 'aria-describedby': describedBy, children, ...rest },
  ref,
) {
  const { root, control } = splitFieldProps(rest);
  const select = useOwnRef(ref);
  // The browser chooses its own default, even where a parent holds the choice: drawn again, it shows that one.
  useFormReset(select, () => undefined);
  const texts = { label, hint, error, optional, asked, controlId: id, describedBy };
  return (
    <FormField {...texts} data-credence="select-field" {...root}>
      {(tied) => (
        <Box>
          <Select ref={select} data-slot="select" {...tied} {...control}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {children}
          </Select>
          <Glyph of={drawings.chevronDown} />
        </Box>
      )}
    </FormField>
  );
});
