import { Button, Frame, Heading, Text } from '@credence/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../text/useText.js';
import { Column } from './QuestionIntroScreen.styles.js';

export interface QuestionIntroScreenProps {
  /** The node's name out of the address: shown as text, whatever it holds. Empty where the address has none. */
  nodeName: string;
  /** What is left to ask, where it is known. */
  left: { readonly questions: number; readonly minutes: number } | undefined;
  /** What happened on the way here. */
  note?: ReactNode;
  onContinue: () => void;
}

/** Between the decisive combinations and the first question that they leave. */
export function QuestionIntroScreen({ nodeName, left, note, onContinue }: QuestionIntroScreenProps) {
  const { questionIntro } = useText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  return (
    <Frame width="narrow">
      <Column>
        <Heading level={1} size="hero" tabIndex={-1}>
          {nodeName || questionIntro.title}
        </Heading>
        <Text variant="lead">{questionIntro.text}</Text>
        {left ? <Text>{questionIntro.left(left.questions, left.minutes)}</Text> : null}
        <Text variant="hint">{questionIntro.stop}</Text>
        {note}
        <div>
          <Button ref={button} variant="primary" data-first-focus="" onClick={onContinue}>
            {questionIntro.continue}
          </Button>
        </div>
      </Column>
    </Frame>
  );
}
