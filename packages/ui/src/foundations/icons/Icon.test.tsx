import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.js';
import * as drawings from './drawings.js';

test('R-1722: undo is a hooked arrow, and reset one of straight lines alone', () => {
  expect([drawings.undo, drawings.reset].map(({ path }) => /[acqst]/i.test(path))).toEqual([true, false]);
});

test('R-1722: the arrow back to a bar points to where lines begin, the hooked one nowhere along them', async () => {
  const { container } = await render(
    <p dir="rtl">
      <Icon name="reset" />
      <Icon name="undo" />
    </p>,
  );
  const [reset, undo] = container.querySelectorAll('svg');
  expect([reset, undo].map((icon) => getComputedStyle(icon!).scale)).toEqual(['-1 1', 'none']);
});
