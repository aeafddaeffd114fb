import { Icon, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { Queued } from './queuedAt.js';
import { Why } from './WhyNow.styles.js';

/** Why this question comes now, in one line. */
export function WhyNow({ networkId, outcome, isOutcome }: Pick<Queued, 'networkId' | 'outcome' | 'isOutcome'>) {
  const { queued: text } = useText().question;
  const why = isOutcome ? text.whyItself : text.why;
  return (
    <Why>
      <Icon name="rising" />
      <p>
        <span>{why.begin}</span>
        <b>{outcome}</b>
        <span>{why.end}</span>{' '}
        <TextLink asChild>
          <Link to={paths.network.href(networkId)}>{text.order}</Link>
        </TextLink>
      </p>
    </Why>
  );
}
