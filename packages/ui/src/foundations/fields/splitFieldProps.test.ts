import { expect, test } from 'vitest';
import { splitFieldProps } from './splitFieldProps.js';

test('class, style and data attributes are for the root, all else for the control', () => {
  const onBlur = () => {};
  const given = {
    className: 'mine',
    style: { margin: 0 },
    'data-testid': 'name',
    id: 'name',
    'aria-details': 'more',
    onBlur,
  };
  expect(splitFieldProps(given)).toEqual({
    root: { className: 'mine', style: { margin: 0 }, 'data-testid': 'name' },
    control: { id: 'name', 'aria-details': 'more', onBlur },
  });
});
