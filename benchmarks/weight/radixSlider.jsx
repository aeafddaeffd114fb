import { Slider } from 'radix-ui';

/** It takes a list, with a thumb for each number. */
export function RadixSlider({ value, onValueChange }) {
  return (
    <Slider.Root name="answer" min={1} max={99} value={[value]} onValueChange={([next]) => onValueChange(next)}>
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Answer" />
    </Slider.Root>
  );
}
