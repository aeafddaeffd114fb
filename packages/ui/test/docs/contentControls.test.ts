import { expect, test } from 'vitest';
import { contentControls } from '../../stories/docs/contentControls.js';

/** The controls of props of these types, given these values. */
function controlsOf(props: Readonly<Record<string, { type: string; value?: unknown; control?: string }>>) {
  const argTypes = Object.entries(props).map(([name, { type, control }]) => [
    name,
    { name, table: { type: { summary: type } }, ...(control ? { control } : {}) },
  ]);
  const initialArgs = Object.fromEntries(Object.entries(props).map(([name, { value }]) => [name, value]));
  const context = { argTypes: Object.fromEntries(argTypes), initialArgs } as Parameters<typeof contentControls>[0];
  return Object.entries(contentControls(context)).map(([name, { control }]) => [name, control]);
}

test('R-3694: text is typed, what is no text has no control, and other props keep theirs', () => {
  const controls = controlsOf({
    children: { type: 'ReactNode', value: 'Continue' },
    hint: { type: 'ReactNode' },
    icon: { type: 'ReactElement | null', value: { type: 'svg' } },
    label: { type: 'ReactNode', control: 'color' },
    size: { type: 'number', value: 3 },
  });
  expect(controls).toEqual([
    ['children', { type: 'text' }],
    ['hint', { type: 'text' }],
    ['icon', { disable: true }],
    ['label', 'color'],
    ['size', undefined],
  ]);
});
