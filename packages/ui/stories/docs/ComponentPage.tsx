import { useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { ComponentDocs } from './componentDocs.js';
import { Guide } from './Guide.js';
import { nameOf } from './live/examples.js';
import { ScreenPage } from './ScreenPage.js';

/** The documentation page of stories: their component's guide, or the screen's if they have none. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters.guide as ComponentDocs | undefined;
  if (!guide) return <ScreenPage />;

  const component = preparedMeta.component as ComponentType | undefined;
  const documents = preparedMeta.parameters.documents as Readonly<Record<string, ComponentType>> | undefined;

  const { inline } = (preparedMeta.parameters.docs as { story?: { inline?: boolean } }).story ?? {};

  return (
    <Guide
      guide={guide}
      example={nameOf(String(preparedMeta.parameters.fileName))}
      title={preparedMeta.title}
      components={documents ?? (component ? { component } : {})}
      takesTheWindow={inline === false}
    />
  );
}
