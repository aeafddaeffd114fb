import { expect, fn, waitFor } from 'storybook/test';
import { isDrawnForTheDark } from '../../../stories/plays/isDrawnForTheDark.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../../../stories/plays/readsFromRightToLeft.js';
import preview from '../../../stories/preview.js';
import { networkMapDocs } from './NetworkMap.docs.js';
import type { MapNode } from './mapNode.js';
import { NetworkMap } from './NetworkMap.js';

const at = (label: string, x: number, y: number, status: MapNode['status'] = 'open', percent = 0): MapNode => ({
  ...{ id: label, label, x, y, status, percent },
});
const nodes: readonly MapNode[] = [
  at('Age', 300, 28, 'done'),
  at('Smoking', 112, 92, 'done'),
  at('Alcohol use', 300, 92, 'done'),
  at('HPV status', 478, 92, 'done'),
  at('Tumour extent', 300, 188, 'progress', 19),
  at('Grade', 520, 188),
  at('Vocal fold mobility', 140, 276),
  at('Lymph nodes', 440, 276, 'progress', 40),
  at('Stridor', 232, 364),
  at('Overall stage', 412, 452),
];
const edges = [
  ['Age', 'Smoking'],
  ['Age', 'Alcohol use'],
  ['Age', 'HPV status'],
  ['Smoking', 'Tumour extent'],
  ['Alcohol use', 'Tumour extent'],
  ['HPV status', 'Tumour extent'],
  ['Tumour extent', 'Vocal fold mobility'],
  ['Tumour extent', 'Lymph nodes'],
  ['Grade', 'Lymph nodes'],
  ['Vocal fold mobility', 'Stridor'],
  ['Tumour extent', 'Stridor'],
  ['Lymph nodes', 'Overall stage'],
] as const;

const meta = preview.meta({
  title: 'Pictures/Network map',
  component: NetworkMap,
  parameters: { guide: networkMapDocs },
  args: {
    nodes,
    edges,
    current: 'Tumour extent',
    getHref: (node: MapNode): string | undefined => `#${node.id}`,
    onSelect: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Network: 10 nodes, 4 completed, 2 in progress' })).toBeVisible();
  },
});
export const Followed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Age, completed' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
});
export const WithoutLinks = meta.story({ args: { getHref: () => undefined } });
export const NotAssessed = meta.story({
  args: {
    nodes: nodes.map((node) =>
      node.id === 'Overall stage' || node.id === 'Grade' ? { ...node, status: 'none' } : node,
    ),
    getHref: ({ id, status }: MapNode) => (status === 'none' ? undefined : `#${id}`),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Grade, not assessed' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Grade/ })).toBeNull();
    await expect(canvas.getByText('not assessed')).toBeVisible();
  },
});
export const Empty = meta.story({ args: { nodes: [], edges: [], current: undefined } });
export const LongNames = meta.story({
  args: { nodes: [at('Prognose des metastasierten hypopharyngealen Plattenepithelkarzinoms', 300, 28)], edges: [] },
  play: keepsWithinThePage,
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } }, play: keepsWithinThePage });
export const PhoneBeginsAtTheCurrentNode = meta.story({
  args: { current: 'Grade', nodes: nodes.map((node) => ({ ...node, x: node.x * 1.6 })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [picture, node] = [canvas.getByRole('figure'), canvas.getByRole('link', { name: /Grade/ })];
    await waitFor(() =>
      expect(node.getBoundingClientRect().right).toBeLessThanOrEqual(picture.getBoundingClientRect().right + 3),
    );
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' }, play: isDrawnForTheDark });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: readsFromRightToLeft });
export const VisitedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});
