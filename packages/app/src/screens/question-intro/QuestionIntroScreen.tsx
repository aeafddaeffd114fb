import { Button, Frame, Heading, Text } from '@credence/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useText } from '../../ground/text/useText.js';
import { useFirstFocus } from '../../shell/layout/firstFocus.js';
import { About, Column } from './QuestionIntroScreen.styles.js';

export interface QuestionIntroScreenProps {
  /** The node's name from the address: always shown as text, whatever it contains. Empty if the address has none. */
  nodeName: string;
  /** What remains to be asked, if known. */
  left: { readonly questions: number; readonly minutes: number } | undefined;
  /** What is meant by the node and its states. */
  about?: ReactNode;
  /** What the user expects of the conditions. */
  expectation?: ReactNode;
  /** A note about what happened before. */
  note?: ReactNode;
  onContinue: () => void;
}

/** Shown between the decisive combinations and the first question they leave open. */
export function QuestionIntroScreen({
  nodeName,
  left,
  about,
  expectation,
  note,
  onContinue,
}: QuestionIntroScreenProps) {
  const { questionIntro, meaning } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  useFirstFocus(
    useCallback((options) => {
      button.current?.focus(options);
      return button.current !== null;
    }, []),
  );

  return (
    <Frame width="narrow">
      <Column>
        <Heading level={1} size="hero" tabIndex={-1}>
          {nodeName || questionIntro.title}
        </Heading>
        <Text variant="lead">{questionIntro.text}</Text>
        {left ? <Text>{questionIntro.left(left.questions, left.minutes)}</Text> : null}
        <Text variant="hint">{questionIntro.stop}</Text>
        {about ? (
          <About aria-label={meaning.title}>
            <Heading level={2}>{meaning.title}</Heading>
            {about}
          </About>
        ) : null}
        {note}
        {expectation}
        <div>
          <Button ref={button} variant="primary" onClick={onContinue}>
            {questionIntro.continue}
          </Button>
        </div>
      </Column>
    </Frame>
  );
}
