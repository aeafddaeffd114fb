import { Button, Heading, ProbabilitySlider, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { useText } from '../../../ground/text/useText.js';
import { StepList } from '../StepList.js';
import { Foot, Known, Root, Top } from './Practice.styles.js';

/** Three questions to practise on, none of which is stored, and what to expect of the real ones. */
export function Practice() {
  const { invitation: text } = useText();
  const titleId = useId();
  const expectId = useId();
  const [place, setPlace] = useState(0);
  const { practiceQuestions: questions } = text;
  const count = questions.length;
  const question = questions[place]!;
  const isLast = place === count - 1;
  const [before, stressed, after] = question.known;

  return (
    <Root>
      <section aria-labelledby={titleId}>
        <Top>
          <Heading id={titleId}>{text.practice}</Heading>
          <Text variant="hint">{text.practiceHint}</Text>
        </Top>
        <Known role="status">
          <span>{before}</span>
          <b>{stressed}</b>
          <span>{after}</span>
        </Known>
        <ProbabilitySlider key={place} label={question.asked} lead={question.lead} headingLevel={3} />
        <Foot>
          <Button onClick={() => setPlace(isLast ? 0 : place + 1)}>
            {place === 0 ? text.practiceAll(count) : isLast ? text.practiceAgain : text.practiceNext}
          </Button>
          <Text variant="hint">
            {place === 0 ? text.practiceTime : isLast ? text.practiceDone : text.practicePlace(place + 1, count)}
          </Text>
        </Foot>
      </section>
      <section aria-labelledby={expectId}>
        <Heading id={expectId}>{text.expect}</Heading>
        <StepList steps={text.expectations} />
      </section>
    </Root>
  );
}
