import { COMMENT_LIMIT } from '@credence/bayesnet';
import { Button, CertaintyField, type CombinationQuestion } from '@credence/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../ground/text/useText.js';
import { Certainty } from './Said.styles.js';

interface OptionalCertaintyProps extends Pick<CombinationQuestion, 'remarks' | 'onRemarksChange' | 'disabled'> {
  cases: readonly [number, number, number, number];
}

/** How certain a combination is, asked of those who want to say so. */
export function OptionalCertainty({ cases, remarks, onRemarksChange, disabled }: OptionalCertaintyProps) {
  const { aside: text } = useText().combinations;
  const { certainty = null, comment = '' } = remarks;
  const [opened, setOpened] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const turn = (isOpen: boolean) => {
    flushSync(() => {
      setOpened(isOpen);
      if (!isOpen) onRemarksChange({ certainty: undefined, comment: undefined });
    });
    // The pressed button disappeared.
    (isOpen ? choice : openButton).current?.focus();
  };

  const isAsked = opened || certainty !== null;
  return (
    <Certainty data-asked={isAsked ? '' : undefined}>
      {isAsked ? (
        <>
          <CertaintyField
            inputRef={choice}
            value={certainty}
            onValueChange={(value) => onRemarksChange({ certainty: value })}
            comment={comment}
            onCommentChange={(typed) => onRemarksChange({ comment: typed })}
            maxCommentLength={COMMENT_LIMIT}
            cases={cases}
            disabled={disabled}
          />
          <Button variant="text" size="small" disabled={disabled} onClick={() => turn(false)}>
            {text.withoutCertainty}
          </Button>
        </>
      ) : (
        <Button ref={openButton} variant="text" size="small" disabled={disabled} onClick={() => turn(true)}>
          {text.certainty}
        </Button>
      )}
    </Certainty>
  );
}
