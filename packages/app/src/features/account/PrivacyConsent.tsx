import { Text, TextLink } from '@credence/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';

interface PrivacyConsentProps {
  /** The sentence around the link; by default that of a new account. */
  before?: string;
  after?: string;
  /** What follows the sentence. */
  children?: ReactNode;
}

/** What somebody agrees to, with the way to the privacy text. It opens in a new tab, so that the input stays. */
export function PrivacyConsent({ before, after, children }: PrivacyConsentProps) {
  const { signup } = useText();
  return (
    <Text variant="hint">
      <span>{before ?? signup.consentBefore}</span>
      <TextLink asChild>
        <Link to={paths.privacy.href()} target="_blank">
          {signup.consentLink}
        </Link>
      </TextLink>
      <span>{after ?? signup.consentAfter}</span>
      {children}
    </Text>
  );
}
