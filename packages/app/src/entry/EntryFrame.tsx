import { Frame, Heading, Text } from '@credence/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../layout/PageTitle.js';
import { Column } from './EntryFrame.styles.js';

interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  /** What stands above the title: what went wrong. */
  message?: ReactNode;
  children?: ReactNode;
}

/** The narrow column of the pages around an account: signing up, activating, a forgotten password. */
export function EntryFrame({ title, lead, message, children }: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(title);

  // Another title is another page, at the same address: what had the focus is gone.
  useEffect(() => {
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title]);

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
