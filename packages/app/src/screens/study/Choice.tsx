import { type ReactNode, useId } from 'react';
import { ChoiceRow } from './ProtocolForm.styles.js';

interface ChoiceProps {
  /** Names the group of choices. */
  name: string;
  title: string;
  /** What it asks of each expert. */
  cost: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  /** What there is to say of it once it is chosen. */
  children?: ReactNode;
}

/** One of the choices of what is asked, with its cost, which is heard with it. */
export function Choice({ name, title, cost, hint, checked, disabled = false, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <ChoiceRow>
      <label>
        <input
          type="radio"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={onChoose}
        />
        <span>{title}</span> <em>{cost}</em>
      </label>
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
      {checked ? children : null}
    </ChoiceRow>
  );
}
