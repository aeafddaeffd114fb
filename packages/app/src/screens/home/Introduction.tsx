import { Heading } from '@credence/ui';
import { useId } from 'react';
import { useText } from '../../text/useText.js';
import { Film } from './Film.js';
import { Intro, IntroTitle } from './Introduction.styles.js';
import { StepList } from './StepList.js';

/** What the product is for, in three steps. `beside` the upload for users without networks, otherwise below. */
export function Introduction({ beside = false }: { beside?: boolean }) {
  const { home } = useText();
  const titleId = useId();

  return (
    <Intro aria-labelledby={titleId} data-beside={beside ? '' : undefined}>
      <IntroTitle>
        <Heading id={titleId}>{home.introduction}</Heading>
      </IntroTitle>
      <Film />
      <StepList steps={home.steps} />
    </Intro>
  );
}
