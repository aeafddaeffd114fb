import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { type FieldTexts, FormField } from '../form-field/FormField.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Box, Input } from '../text-field/TextField.styles.js';
import { passwordFieldLabels } from '../../labels/english.js';
import { Reveal } from './PasswordField.styles.js';

/**
 * Input props go to the input; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type'> {}

/**
 * A password, with a button that reveals it. Pasting and password managers work. The ref is the input's.
 * @since 0.1.0
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, optional, asked, id, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const labels = useLabels({ passwordField: passwordFieldLabels });
  const [shown, setShown] = useState(false);
  const { root, control } = splitFieldProps(rest);
  const texts = { label, hint, error, optional, asked, controlId: id, describedBy };

  return (
    <FormField {...texts} data-credence="password-field" {...root}>
      {(tied) => (
        <Box>
          <Input
            ref={ref}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            data-slot="input"
            {...tied}
            {...control}
          />
          <span data-slot="end">
            <Reveal
              type="button"
              disabled={rest.disabled}
              aria-label={labels.passwordField.show}
              aria-pressed={shown}
              title={labels.passwordField.show}
              onClick={() => setShown(!shown)}
            >
              <Glyph of={shown ? drawings.eyeOff : drawings.eye} />
            </Reveal>
          </span>
        </Box>
      )}
    </FormField>
  );
});
