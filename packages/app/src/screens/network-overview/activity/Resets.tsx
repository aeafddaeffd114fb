import { Heading } from '@credence/ui';
import { type ReactNode, useId } from 'react';
import { dateFormat } from '@credence/text';
import { useText } from '../../../ground/text/useText.js';
import { calledBy, type NetworkActivity } from './networkActivity.js';
import { PastResets, Section } from './Resets.styles.js';

interface ResetsProps {
  /** The latest first. */
  resets: NonNullable<NetworkActivity['resets']>;
  /** Who may reset. */
  children: ReactNode;
}

/** Who may reset nodes, and who reset which, when. */
export function Resets({ resets, children }: ResetsProps) {
  const { activity: text, common } = useText();
  const titleId = useId();
  const written = dateFormat(common.dates);
  return (
    <Section aria-labelledby={titleId}>
      <Heading level={3} size="small" id={titleId}>
        {text.resets}
      </Heading>
      {children}
      {resets.length === 0 ? null : (
        <PastResets>
          {resets.map((reset) => (
            <li key={`${reset.nodeId} ${reset.at}`}>
              {text.wasReset(reset.display_name, calledBy(reset, common), reset.answers)}{' '}
              <time dateTime={reset.at}>{written.format(new Date(reset.at))}</time>
            </li>
          ))}
        </PastResets>
      )}
    </Section>
  );
}
