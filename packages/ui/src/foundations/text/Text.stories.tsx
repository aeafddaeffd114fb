import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { textDocs } from './Text.docs.js';
import { Heading } from './Heading.js';
import { Text } from './Text.js';
import { TextLink } from './TextLink.js';

const meta = preview.meta({
  title: 'Foundations/Text (Heading, TextLink)',
  id: 'foundations-text',
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
      <Text variant="hint">Your original file stays as it is; only the probabilities you assess change.</Text>
    </div>
  ),
});
export const LongText = meta.story({
  args: { children: 'Prognose_des_metastasierten_Karzinoms_'.repeat(6) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const LevelAndSizeApart = meta.story({
  render: () => (
    <Heading level={3} size="page">
      A third level that looks like a title
    </Heading>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'page');
  },
});
export const ReachedByKeys = meta.story({
  render: () => <TextLink href="#choose">choose a file</TextLink>,
  play: isReachedByKeys,
});
