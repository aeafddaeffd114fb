import { expect, fn, waitFor } from 'storybook/test';
import { atItsSize } from '../../../stories/plays/atItsSize.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { networkMapDocs } from './NetworkMap.docs.js';
import type { MapNode } from './mapNode.js';
import { NetworkMap } from './NetworkMap.js';

const at = (label: string, x: number, y: number, status: MapNode['status'] = 'open', percent = 0): MapNode => ({
  id: label,
  label,
  x,
  y,
  status,
  percent,
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
    await userEvent.click(canvas.getByRole('link', { name: 'Age, completed' }));
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
const ranks = ['Tumour extent', 'Lymph nodes', 'Vocal fold mobility', 'Grade'];
const weights: Partial<Record<string, number>> = {
  'Tumour extent': 1,
  'Lymph nodes': 0.8,
  'Overall stage': 0.9,
  'Vocal fold mobility': 0.6,
  Stridor: 0.3,
};
export const Weighted = meta.story({
  args: {
    nodes: nodes.map((node) => ({
      ...node,
      ...(ranks.includes(node.id) ? { rank: ranks.indexOf(node.id) + 1 } : {}),
      ...(node.id === 'Overall stage' ? { outcome: true } : {}),
      ...(node.id === 'Stridor' ? { finding: 'present' } : {}),
      ...(node.id === 'Vocal fold mobility' ? { finding: 'fixed' } : {}),
    })),
    edges: edges.map(([from, to]) => [from, to, weights[to] ?? 0] as const),
    onSuppose: fn(),
  },
  play: async ({ canvas, args }) => {
    const spoken = 'Vocal fold mobility, not started, asked next, number 3, finding: fixed';
    await expect(canvas.getByRole('link', { name: spoken })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Overall stage, not started, outcome' })).toBeVisible();
    const lines = [...canvas.getByRole('group', { name: /^Network/ }).querySelectorAll('.edge')];
    const widths = lines.map((line) => Number.parseFloat(getComputedStyle(line).strokeWidth));
    await expect([Math.min(...widths), Math.max(...widths)]).toEqual([0.75, 5]);
    for (const key of [/^changes what you want to find out/, 'asked next', 'finding set', 'outcome'])
      await expect(canvas.getByText(key)).toBeVisible();
    await expect(args.onSuppose).not.toHaveBeenCalled();
  },
});
export const Supposed = Weighted.extend({
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSuppose).toHaveBeenCalledOnce();
    await expect(args.onSuppose).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'Lymph nodes' }),
      expect.objectContaining({ reason: 'key' }),
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
});
export const Empty = meta.story({ args: { nodes: [], edges: [], current: undefined } });
export const LongNames = meta.story({
  args: { nodes: [at('Prognose des metastasierten hypopharyngealen Plattenepithelkarzinoms', 300, 28)], edges: [] },
  play: keepsWithinThePage,
});
export const PhoneBeginsAtTheCurrentNode = meta.story({
  args: { current: 'Grade', nodes: nodes.map((node) => ({ ...node, x: node.x * 1.6 })) },
  globals: { viewport: { value: 'mobile1' } },
  play: atItsSize(async ({ canvas }) => {
    const [picture, node] = [canvas.getByRole('figure'), canvas.getByRole('link', { name: /Grade/ })];
    // R-2599: a side that is cut shows that there is more.
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /^Network/ })).toHaveAttribute(
        'data-more',
        expect.stringContaining('left'),
      ),
    );
    await expect(node.getBoundingClientRect().right).toBeLessThanOrEqual(picture.getBoundingClientRect().right + 3);
  }),
});
// R-2597: one tab stop; the arrow keys go along the lines.
export const VisitedByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Tumour extent/ })).toHaveFocus();
    for (const [arrow, name] of [
      ['Down', /^Lymph nodes/],
      ['Up', /^Grade/],
      ['Left', /^Tumour extent/],
      ['Up', /^Alcohol use/],
    ] as const) {
      await userEvent.keyboard(`{Arrow${arrow}}`);
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toHaveFocus();
  },
});
const hundreds = Array.from({ length: 300 }, (_, index) =>
  at(`Node ${index + 1}`, (index % 20) * 130, Math.floor(index / 20) * 72, index % 4 === 0 ? 'done' : 'open'),
);
const chain = hundreds.slice(20).map((node, index) => [hundreds[index]!.id, node.id] as const);
// R-2596: a network of any size opens where its names can be read; all of it is one press away.
export const ManyNodes = meta.story({
  args: { nodes: hundreds, edges: chain, current: 'Node 150' },
  play: async ({ canvas, canvasElement }) => {
    const size = () => {
      const name = canvas.getByText('Node 150');
      return (14 * name.getBoundingClientRect().height) / (name as unknown as SVGGraphicsElement).getBBox().height;
    };
    await waitFor(() => expect(canvas.getByText('86 %')).toBeVisible());
    await expect(size()).toBeCloseTo(12, 0);
    const [box, node] = [canvas.getByRole('group', { name: /^Network/ }), canvas.getByRole('link', { current: true })];
    const [outer, inner] = [box.getBoundingClientRect(), node.getBoundingClientRect()];
    await expect(inner.left > outer.left && inner.right < outer.right && inner.top > outer.top).toBe(true);
    await expect(box.dataset.more).toBe('left right top bottom');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
export const ManyNodesWhole = ManyNodes.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole network' }));
    const box = canvas.getByRole('group', { name: /^Network/ });
    await waitFor(() => expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth + 1));
    // Only the current name shows, and at a size that can be read.
    const name = canvas.getByText('Node 150');
    await expect(name).toBeVisible();
    await expect(canvas.getByText('Node 1')).not.toBeVisible();
    await expect(box.dataset.more).toBeUndefined();
  },
});
export const Zoomed = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas, userEvent }) => {
    // Once it is measured.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.getByText('100 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(canvas.getByText('125 %')).toBeVisible();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('++++');
    await expect(canvas.getByText('200 %')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('0');
    await expect(canvas.getByText('100 %')).toBeVisible();
  }),
});
