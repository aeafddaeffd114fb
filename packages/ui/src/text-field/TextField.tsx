import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Field, type FieldTexts } from './Field.js';
import { Box, Input } from './Field.styles.js';

/** Everything else an input takes lands on the input; `className` on the root. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'children'> {}

/** One line of text with its label above. The ref is the input's. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, id, className, 'aria-describedby': describedBy, type = 'text', ...rest },
  ref,
) {
  const texts = { label, hint, error, optional, id, describedBy, className };
  return (
    <Field name="text-field" {...texts}>
      {(control) => (
        <Box>
          <Input ref={ref} type={type} data-slot="input" {...control} {...rest} />
        </Box>
      )}
    </Field>
  );
});
