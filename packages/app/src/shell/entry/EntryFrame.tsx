import { Frame, Heading, Text } from '@credence/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../layout/PageTitle.js';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Column } from './EntryFrame.styles.js';

interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  /** Shown above the title, e.g. an error. */
  message?: ReactNode;
  /** True if it replaces another page at the same address, whose focused element is gone. */
  replaces?: boolean;
  children?: ReactNode;
}

/** The narrow column used for signing in and up, activating an account and resetting a password. */
export function EntryFrame({ title, lead, message, replaces = false, children }: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { locale } = useFirstText().common;
  const shown = useRef(replaces ? undefined : { title, locale });

  // A new title means a new page at the same address, so the focused element is gone; in another language it is the
  // same page.
  useEffect(() => {
    const before = shown.current;
    if (before?.title !== title && (before === undefined || before.locale === locale)) heading.current?.focus();
    shown.current = { title, locale };
  }, [title, locale]);

  return (
    <Frame width="narrow">
      <PageTitle>{title}</PageTitle>
      <Column>
        {message}
        <div>
          <Heading ref={heading} level={1} size="hero" tabIndex={-1}>
            {title}
          </Heading>
          {lead === undefined ? null : <Text variant="lead">{lead}</Text>}
        </div>
        {children}
      </Column>
    </Frame>
  );
}
