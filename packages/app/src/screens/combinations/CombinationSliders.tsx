import { Button, type CombinationQuestion, Icon, ProbabilityQuestion, StoredShares } from '@credence/ui';
import { useRef } from 'react';
import { useText } from '../../ground/text/useText.js';
import { OptionalCertainty } from './OptionalCertainty.js';
import { Aside, Exits } from './Said.styles.js';

interface CombinationSlidersProps {
  question: CombinationQuestion;
  /** How many cases each certainty stands for; undefined if the server keeps nothing but sliders. */
  cases: readonly [number, number, number, number] | undefined;
}

/** The open combination: its sliders, and what else may be said of it. */
export function CombinationSliders({ question, cases }: CombinationSlidersProps) {
  const { nodeName, remarks, onRemarksChange, ...shown } = question;
  const { disabled } = shown;
  const { aside: text } = useText().combinations;
  const exit = useRef<HTMLButtonElement>(null);
  const isClosed = remarks.standing === 'cannotOccur';

  return (
    <>
      {isClosed ? (
        <Aside>
          <Icon name="forbidden" />
          <p role="status">{text.saidCannotOccur}</p>
          <Button
            variant="text"
            size="small"
            disabled={disabled}
            onClick={() => {
              onRemarksChange({ standing: undefined });
              // The pressed button disappears.
              exit.current?.focus();
            }}
          >
            {text.undo}
          </Button>
        </Aside>
      ) : (
        <>
          <ProbabilityQuestion nodeName={nodeName} {...shown} headingLevel={2} />
          <StoredShares {...shown} />
        </>
      )}
      {cases ? (
        <Exits>
          {isClosed ? null : (
            <OptionalCertainty cases={cases} remarks={remarks} onRemarksChange={onRemarksChange} disabled={disabled} />
          )}
          <Button
            ref={exit}
            variant="text"
            size="small"
            aria-pressed={isClosed}
            disabled={disabled}
            onClick={() => onRemarksChange({ standing: isClosed ? undefined : 'cannotOccur' })}
          >
            <Icon name="forbidden" />
            {text.cannotOccur}
          </Button>
        </Exits>
      ) : null}
    </>
  );
}
