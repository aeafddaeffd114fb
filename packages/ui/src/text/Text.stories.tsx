import preview from '../../../../.storybook/preview.js';
import { textDocs } from './Text.docs.js';
import { Heading } from './Heading.js';
import { Text } from './Text.js';
import { TextLink } from './TextLink.js';

const meta = preview.meta({
  title: 'Foundations/Text',
  component: Text,
  parameters: { guide: textDocs, documents: { Text, Heading, TextLink } },
});

export const Specimen = meta.story({
  render: () => (
    <div>
      <Heading level={1} size="hero">
        Welcome back, Ann
      </Heading>
      <Heading size="page">Decisive event combinations</Heading>
      <Heading size="section">Continue editing network:</Heading>
      <Heading size="small">Conditions</Heading>
      <Text variant="lead">
        Are any parent events <b>influential enough</b> to decide over all other events?
      </Text>
      <Text>
        Drop a file here, or <TextLink href="#choose">choose a file</TextLink>.
      </Text>
      <Text variant="hint">Your original file stays as it is; only answered numbers change.</Text>
    </div>
  ),
});
export const Dark = Specimen.extend({ globals: { theme: 'dark' } });
