import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { OpenText } from './OpenText.js';

test('R-2591: the whole box comes into view when it takes the focus, not only its first line', async () => {
  const { getByRole } = await render(
    <CredenceProvider>
      <button style={{ display: 'block', marginBlockEnd: window.innerHeight - 80 }}>Before</button>
      <OpenText label="In your own words" />
      <div style={{ blockSize: 2 * window.innerHeight }} />
    </CredenceProvider>,
  );
  await userEvent.click(getByRole('button'));
  await userEvent.tab();
  await expect.element(getByRole('textbox')).toHaveFocus();
  // With its focus ring.
  expect(getByRole('textbox').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 4);
});
