import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { type VerbalAnchor, verbalScaleLabels } from '../../labels/english.js';
import { useLabels } from '../provider/useLabels.js';
import { WordsFor } from './WordsFor.js';
import { verbalScaleDocs } from './verbalScale.docs.js';

interface WordsProps {
  percent: number;
  /** If omitted, those of the labels. */
  anchors?: readonly VerbalAnchor[];
}

function Words({ percent, anchors }: WordsProps) {
  const { verbalScale } = useLabels({ verbalScale: verbalScaleLabels });
  return <WordsFor percent={percent} anchors={anchors ?? verbalScale.anchors} />;
}

const meta = preview.meta({
  title: 'Elicitation/Verbal scale',
  component: Words,
  parameters: { guide: verbalScaleDocs },
  args: { percent: 62 },
  render: (args) => (
    <p>
      {args.percent} %: <Words {...args} />
    </p>
  ),
});

export const Between = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('62 %: between fifty-fifty and expected');
  },
});
export const Exact = meta.story({
  args: { percent: 85 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('85 %: probable');
  },
});
export const AtTheEnds = meta.story({
  render: () => (
    <>
      <p>
        <Words percent={1} />
      </p>
      <p>
        <Words percent={99} />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(almost) impossible')).toBeVisible();
    await expect(canvas.getByText('(almost) certain')).toBeVisible();
  },
});
const german: readonly VerbalAnchor[] = [
  { label: '(fast) unmöglich', percent: 0 },
  { label: 'unentschieden', percent: 50 },
  { label: '(fast) sicher', percent: 100 },
];
export const OtherWords = meta.story({
  args: { anchors: german },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('unentschieden')).toBeVisible();
    await expect(canvas.getByText('(fast) sicher')).toBeVisible();
  },
});
export const WithoutWords = meta.story({
  args: { anchors: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^62 %:$/);
  },
});
