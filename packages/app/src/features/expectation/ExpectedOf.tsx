import type { Direction } from '@credence/bayesnet';
import { Button, SegmentedControl } from '@credence/ui';
import { useId, useRef, useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { askedOf, directionOf, isMore } from './asked.js';
import { Condition, ReadBack } from './Expectation.styles.js';

interface Named {
  readonly name: string;
  /** As displayed. */
  readonly states: readonly string[];
}

interface ExpectedOfProps {
  condition: Named;
  node: Named;
  direction: Direction;
  /** @param sentence what it says, to be shown once it is saved */
  onDirection: (direction: Direction, sentence: string) => void;
}

type Choice = 'more' | 'less' | 'skip';

/** Which way one condition is expected to push the node. What is chosen is read back, and counts once it is confirmed. */
export function ExpectedOf({ condition, node, direction, onDirection }: ExpectedOfProps) {
  const { expectation: text } = useText();
  const id = useId();
  const chosenButton = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<'more' | 'less'>();
  const asked = askedOf(condition.states, node.states);
  const parts = [condition.name, asked.condition, node.name, asked.node] as const;
  const known: Choice = direction === 'unknown' ? 'skip' : isMore(direction, asked) ? 'more' : 'less';
  const shown = chosen ?? known;
  const sentence = shown === 'skip' ? undefined : text.readBack(...parts, shown === 'more');

  const settle = () => {
    setChosen(undefined);
    // The pressed button is gone.
    requestAnimationFrame(() => chosenButton.current?.focus());
  };
  const choose = (choice: Choice) => {
    setChosen(choice === 'skip' || choice === known ? undefined : choice);
    // To take back needs no second word.
    if (choice === 'skip' && known !== 'skip') onDirection('unknown', text.skipped(condition.name));
  };

  return (
    <Condition>
      <span id={id}>{text.ask(...parts)}</span>
      <SegmentedControl<Choice>
        aria-labelledby={id}
        options={(['more', 'less', 'skip'] as const).map((value) => ({ value, label: text[value] }))}
        value={shown}
        inputRef={chosenButton}
        onValueCommit={choose}
      />
      <ReadBack role="status" data-open={chosen ? '' : undefined}>
        {sentence === undefined ? null : <span>{sentence}</span>}
        {chosen && sentence !== undefined ? (
          <>
            <span>{text.notYet}</span>
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                onDirection(directionOf(chosen === 'more', asked), sentence);
                settle();
              }}
            >
              {text.confirm}
            </Button>
            <Button size="small" variant="text" onClick={settle}>
              {text.cancel}
            </Button>
          </>
        ) : null}
      </ReadBack>
    </Condition>
  );
}
