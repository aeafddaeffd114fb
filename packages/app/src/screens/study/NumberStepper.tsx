import { IconButton } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Stepper } from './ProtocolForm.styles.js';
import { useStudyWords } from './studyWords.js';

interface NumberStepperProps {
  value: number;
  max: number;
  onValueChange: (value: number) => void;
}

/** How many questions are asked: stepped by one, or typed. What is typed counts once the field is left. */
export function NumberStepper({ value, max, onValueChange }: NumberStepperProps) {
  const { common } = useText();
  const { form: text } = useStudyWords();
  const [typed, setTyped] = useState<string>();
  const goTo = (wanted: number) => {
    setTyped(undefined);
    const next = Math.min(max, Math.max(1, Math.round(wanted)));
    if (Number.isFinite(next) && next !== value) onValueChange(next);
  };
  const read = () => {
    if (typed !== undefined) goTo(typed.trim() === '' ? value : Number(typed));
  };
  return (
    <Stepper>
      <IconButton icon="minus" label={text.fewer} aria-disabled={value <= 1} onClick={() => goTo(value - 1)} />
      <input
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={text.most}
        aria-valuenow={value}
        aria-valuemin={1}
        aria-valuemax={max}
        value={typed ?? value.toLocaleString(common.locale)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={read}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
          if (by !== undefined) goTo(value + by);
          else if (event.key === 'Enter') read();
          else return;
          event.preventDefault();
        }}
      />
      <IconButton icon="plus" label={text.more} aria-disabled={value >= max} onClick={() => goTo(value + 1)} />
    </Stepper>
  );
}
