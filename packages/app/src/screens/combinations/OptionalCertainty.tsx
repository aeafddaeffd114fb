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
  const part = useRef<HTMLDivElement>(null);
  const turn = (isOpen: boolean) => {
    flushSync(() => {
      setOpened(isOpen);
      if (!isOpen) onRemarksChange({ certainty: undefined, comment: undefined });
    });
    // The pressed button disappeared.
    part.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  };

  return (
    <Certainty ref={part}>
      {opened || certainty !== null ? (
        <>
          <CertaintyField
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
        <Button variant="text" size="small" disabled={disabled} onClick={() => turn(true)}>
          {text.certainty}
        </Button>
      )}
    </Certainty>
  );
}
