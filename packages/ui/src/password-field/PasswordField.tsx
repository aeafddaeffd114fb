import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { Icon } from '../icons/index.js';
import { useCredence } from '../provider/useCredence.js';
import { Field, type FieldTexts } from '../text-field/index.js';
import { Box, Input } from '../text-field/Field.styles.js';
import { Reveal } from './PasswordField.styles.js';

/** Everything else an input takes lands on the input; `className` on the root. */
export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type'> {}

/** A password, with a button that shows what was typed. Pasting and password managers work. The ref is the input's. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { label, hint, error, optional, id, className, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  const { labels } = useCredence();
  const [shown, setShown] = useState(false);
  const texts = { label, hint, error, optional, id, describedBy, className };

  return (
    <Field name="password-field" {...texts}>
      {(control) => (
        <Box data-has-end="">
          <Input
            ref={ref}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            data-slot="input"
            {...control}
            {...rest}
          />
          <span data-slot="end">
            <Reveal
              type="button"
              aria-label={labels.passwordField.show}
              aria-pressed={shown}
              title={labels.passwordField.show}
              onClick={() => setShown(!shown)}
            >
              <Icon name={shown ? 'eyeOff' : 'eye'} />
            </Reveal>
          </span>
        </Box>
      )}
    </Field>
  );
});
