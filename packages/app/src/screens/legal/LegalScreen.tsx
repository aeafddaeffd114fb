import type { Site } from '@credence/api-client';
import { Alert, Button, Frame, Heading, PageHead, Spinner, Text, TextLink } from '@credence/ui';
import { Suspense, use } from 'react';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { Paragraphs, Section } from './LegalScreen.styles.js';

export interface LegalScreenProps {
  title: string;
  /** Which of the operator's texts to show. */
  part: 'imprint' | 'privacy';
  /** The operator's settings; undefined if they could not be loaded. Must not reject. */
  site: Promise<Site | undefined>;
  onRetry: () => void;
}

/** One of the operator's legal texts. */
export function LegalScreen({ title, part, site, onRetry }: LegalScreenProps) {
  const { common } = useText();
  return (
    <Frame width="text">
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} />
      <Suspense fallback={<Spinner>{common.loading}</Spinner>}>
        <Sections part={part} site={site} onRetry={onRetry} />
      </Suspense>
    </Frame>
  );
}

function Sections({ part, site: promise, onRetry }: Omit<LegalScreenProps, 'title'>) {
  const { common, legal } = useText();
  const [language] = useLanguage();
  const site = use(promise);
  if (!site) {
    return (
      <Alert details={legal.failedDetails} action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>
        {legal.failed}
      </Alert>
    );
  }

  const sections = site.languages?.[language]?.[part] ?? site[part];
  return (
    <>
      {sections.map(({ heading, text }) => (
        <Section key={heading}>
          <Heading>{heading}</Heading>
          <Paragraphs>
            {text.split(/\n\s*\n/).map((paragraph, index) => (
              <Text key={index}>{paragraph}</Text>
            ))}
          </Paragraphs>
        </Section>
      ))}
      {site.contact ? (
        <Section>
          <Text>
            <span>{legal.contact}</span> <Contact address={site.contact} />
          </Text>
        </Section>
      ) : null}
    </>
  );
}

function Contact({ address }: { address: string }) {
  const isWeb = /^https?:\/\//.test(address);
  return <TextLink href={isWeb ? address : `mailto:${address}`}>{address}</TextLink>;
}
