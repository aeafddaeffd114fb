import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withName } from './withName.js';

test('a name with brackets keeps them at their places in a sentence of the other direction', async () => {
  const { container } = await render(<p dir="rtl">{withName((name) => `هل ${name}؟`, 'stage (T4)')}</p>);
  expect(container).toHaveTextContent('هل stage (T4)؟');
  expect(container.querySelector('bdi')).toHaveTextContent('stage (T4)');
  expect(getComputedStyle(container.querySelector('bdi') ?? container).direction).toBe('ltr');
});

test('a name of Latin letters alone needs no element of its own', async () => {
  const { container } = await render(<p>{withName((name) => `was: ${name}`, 'none')}</p>);
  expect(container.querySelector('bdi')).toBeNull();
  expect(container).toHaveTextContent('was: none');
});

test('a label that leaves the name out, or says it twice, is written as it is', async () => {
  const { container } = await render(
    <>
      <p>{withName(() => 'this one', '(x)')}</p>
      <p>{withName((name) => `${name} or ${name}`, '(x)')}</p>
    </>,
  );
  expect(container.querySelector('bdi')).toBeNull();
  expect(container).toHaveTextContent('this one(x) or (x)');
});
