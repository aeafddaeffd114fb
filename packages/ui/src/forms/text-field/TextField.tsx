import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { type FieldTexts, FormField } from '../form-field/FormField.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { Box, Input } from './TextField.styles.js';

/**
 * Input props go to the input; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {}

/**
 * One line of text with its label above. The ref is the input's.
 * @since 0.1.0
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, asked, id, 'aria-describedby': describedBy, type = 'text', ...rest },
  ref,
) {
  const { root, control } = splitFieldProps(rest);
  const texts = { label, hint, error, optional, asked, controlId: id, describedBy };
  return (
    <FormField {...texts} data-credence="text-field" {...root}>
      {(tied) => (
        <Box>
          <Input ref={ref} type={type} data-slot="input" {...tied} {...control} />
        </Box>
      )}
    </FormField>
  );
});
