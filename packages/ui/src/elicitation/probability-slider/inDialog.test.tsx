import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../feedback/dialog/Dialog.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockClear());

test.each([
  ['in the number box', 'textbox', '45', '50'],
  ['on the slider', 'slider', '45', '50'],
] as const)('R-2342: Escape gives back a number typed %s, and the dialog stays', async (_, role, typed, before) => {
  await render(
    <CredenceProvider>
      <Dialog open onOpenChange={onOpenChange} title="Judge">
        <ProbabilitySlider label="present?" defaultValue={50} />
      </Dialog>
    </CredenceProvider>,
  );
  (page.getByRole(role).element() as HTMLElement).focus();
  await userEvent.keyboard(`${typed}{Escape}`);
  await expect.element(page.getByRole('textbox')).toHaveValue(before);
  expect(onOpenChange).not.toHaveBeenCalled();
  // With nothing typed, the key is the dialog's.
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([[false, expect.objectContaining({ reason: 'escape' })]]);
});

test('R-2342: Escape on the fine line closes the line, and the dialog stays', async () => {
  await render(
    <CredenceProvider>
      <Dialog open onOpenChange={onOpenChange} title="Judge">
        <ProbabilitySlider label="present?" precision="exact" defaultValue={{ ppm: 2_000 }} />
      </Dialog>
    </CredenceProvider>,
  );
  const line = page.getByRole('slider', { name: /percent$/ });
  await expect.element(line).toBeVisible();
  line.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => line.elements()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
});
