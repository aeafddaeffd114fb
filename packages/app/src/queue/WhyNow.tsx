import { Icon, TextLink } from '@credence/ui';
import { Link } from 'react-router-dom';
import { paths } from '../paths.js';
import { useText } from '../text/useText.js';
import type { Queued } from './queuedAt.js';
import { Why } from './WhyNow.styles.js';

/** Why this question comes now, in one line. */
export function WhyNow({ networkId, outcome }: Pick<Queued, 'networkId' | 'outcome'>) {
  const { queued: text } = useText().question;
  return (
    <Why>
      <Icon name="rising" />
      <p>
        {text.why.begin}
        <b>{outcome}</b>
        {text.why.end}{' '}
        <TextLink asChild>
          <Link to={paths.network.href(networkId)}>{text.order}</Link>
        </TextLink>
      </p>
    </Why>
  );
}
