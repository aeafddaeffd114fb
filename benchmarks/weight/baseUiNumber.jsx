import { NumberField } from '@base-ui/react/number-field';

/** A number with its buttons, as ours has them. */
export function BaseUiNumber({ value, onValueChange }) {
  return (
    <NumberField.Root min={1} max={99} value={value} onValueChange={(next) => onValueChange(next ?? 1)}>
      <NumberField.Group>
        <NumberField.Decrement>-</NumberField.Decrement>
        <NumberField.Input aria-label="Answer" />
        <NumberField.Increment>+</NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
