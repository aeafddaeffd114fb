import { expect, test } from 'vitest';
import { usedRules } from './usedRules.js';

const css =
  'body{margin:0}.c0a1b2c-0{color:red}.c0a1b2c-1 a:hover,.c0a1b2c-2{color:blue}@keyframes c0a1b2c-3{to{opacity:1}}' +
  '@media (width>1px){.c0a1b2c-2{gap:0}.c0a1b2c-20{gap:1px}}@media print{main{gap:0}}';

test('a page that is drawn ahead brings the rules of its own elements, and those that name none of ours', () => {
  expect(usedRules(css, '<p class="c0a1b2c-2 other">')).toEqual([
    'body{margin:0}',
    '.c0a1b2c-1 a:hover,.c0a1b2c-2{color:blue}',
    '@media (width>1px){.c0a1b2c-2{gap:0}.c0a1b2c-20{gap:1px}}',
    '@media print{main{gap:0}}',
  ]);
});

test('a class whose name begins like that of an element is not its class', () => {
  expect(usedRules(css, '<p class="c0a1b2c-20">')).not.toContain('.c0a1b2c-0{color:red}');
  expect(usedRules(css, '<p class="c0a1b2c-20">')).toContain(
    '@media (width>1px){.c0a1b2c-2{gap:0}.c0a1b2c-20{gap:1px}}',
  );
});
