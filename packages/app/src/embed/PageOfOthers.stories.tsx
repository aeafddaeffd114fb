import '@credence/elements';
import { CredenceProvider, ProbabilityQuestion } from '@credence/ui';
import { createElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../stories/preview.js';
import { PageOfOthers } from '../test/PageOfOthers.js';

const meta = preview.meta({
  title: 'Embedding/On the page of somebody else',
  component: PageOfOthers,
  parameters: {
    purpose:
      'A question among the rules that a page has for all of its elements: the React component on a page with a usual reset, the custom element on any.',
  },
});

/** The React component: the rules of the page reach it and change nothing that it decides. */
export const UsualReset = meta.story({
  args: {
    rules: 'polite',
    children: (
      <CredenceProvider>
        <ProbabilityQuestion nodeName="Metastasis" states={['present', 'absent']} defaultValues={[20, null]} />
      </CredenceProvider>
    ),
  },
  play: async ({ canvas }) => {
    const [slider] = canvas.getAllByRole('slider');
    await expect(getComputedStyle(slider!).boxSizing).toBe('border-box');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible();
  },
});

const element = createElement('credence-question', {
  node: 'Metastasis',
  states: ['present', 'absent'],
  values: [20, null],
});

/** The custom element: no rule of the page reaches it. */
export const HostileRules = meta.story({
  args: { rules: 'hostile', children: element },
  play: async ({ canvasElement }) => {
    const slider = await waitFor(() => {
      const found = canvasElement.querySelector('credence-question')?.shadowRoot?.querySelector('input[type="range"]');
      if (!found) throw new Error('The element has not been drawn yet.');
      return found;
    });
    await expect(getComputedStyle(slider).letterSpacing).toBe('normal');
    await expect(slider.getBoundingClientRect().height).toBeLessThan(60);
  },
});
