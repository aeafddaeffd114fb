import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Article, Lead, Section, Title } from '../../packages/ui/stories/docs/docs.styles.js';

/** A documentation page that belongs to no component. */
export function Sheet({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Unstyled>
      <Article data-credence="docs">
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
        {children}
      </Article>
    </Unstyled>
  );
}

/** One section of such a page, with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h2 id={title.toLowerCase().replace(/\W+/g, '-')}>{title}</h2>
      {children}
    </Section>
  );
}
