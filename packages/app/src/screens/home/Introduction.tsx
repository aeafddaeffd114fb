import { Heading } from '@credence/ui';
import { useId } from 'react';
import { useText } from '../../text/useText.js';
import { Intro, Steps } from './Introduction.styles.js';
import { Poster } from './Poster.js';

/** What the product is for, in three steps. */
export function Introduction() {
  const { home } = useText();
  const titleId = useId();

  return (
    <Intro aria-labelledby={titleId}>
      <Poster />
      <div>
        <Heading id={titleId}>{home.introduction}</Heading>
        <Steps>
          {home.steps.map((step) => (
            <li key={step.title}>
              <div>
                <b>{step.title}</b>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </Steps>
      </div>
    </Intro>
  );
}
