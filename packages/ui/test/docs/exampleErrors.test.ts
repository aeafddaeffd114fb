import { expect, test } from 'vitest';
import { load } from '../../stories/docs/live/modules.js';
import { runExample } from '../../stories/docs/live/runExample.js';
import { wordsOf } from '../../stories/docs/live/wordsOf.js';

function saidOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return wordsOf(error);
  }
  return 'nothing';
}

test.each([
  ['@credence/ui', 'ProbabiltySlider', '@credence/ui exports no ProbabiltySlider. Did you mean ProbabilitySlider?'],
  ['@credence/ui', 'probabilityslider', '@credence/ui exports no probabilityslider. Did you mean ProbabilitySlider?'],
  ['@credence/ui', 'ShareDialog', '@credence/ui exports no ShareDialog. It is in @credence/ui/screens.'],
  ['@credence/ui', 'Carousel', '@credence/ui exports no Carousel.'],
  ['@credence/ui', 'default', '@credence/ui exports no default.'],
  ['react', 'useSate', 'react exports no useSate. Did you mean useState?'],
  ['@credence/ui/Tabs', 'Button', '@credence/ui/Tabs exports no Button. It is in @credence/ui.'],
])('R-3405: whoever takes from %s a name that is not there, %s, is told so', (module, name, words) => {
  expect(saidOf(() => (load(module) as Record<string, unknown>)[name])).toBe(words);
});

test('R-3405: a component alone that does not exist is told with the one that was meant', () => {
  expect(saidOf(() => load('@credence/ui/ProbabilitySlidr'))).toBe(
    '@credence/ui exports no ProbabilitySlidr. Did you mean ProbabilitySlider?',
  );
  expect(saidOf(() => load('@credence/bayesnet'))).toMatch(/^Here only react and @credence\/ui can be imported/);
});

test.each([
  ['an import of all by one name', "import * as ui from '@credence/ui';\nui.Buton;"],
  ['a name in code', "import { Buton } from '@credence/ui';\nButon;"],
])('R-3405: %s is looked at too', (_, text) => {
  expect(saidOf(() => runExample(text))).toBe('@credence/ui exports no Buton. Did you mean Button?');
});

test.each([
  ['function Example() {\n  return <a></b>;\n}', 2],
  ['function Example() {\n  return < <a />;\n}', 2],
  ['const a = 1;\nconst b = ;', 2],
  ['let a;\n\nlet a;', 3],
  ["const text = 'open\n", 1],
])('R-3405: what is no program is told with its line: %j', (text, line) => {
  expect(saidOf(() => runExample(text))).toMatch(new RegExp(`^Line ${line}: [^()]+\\.$`));
});

test('R-3405: what React says by number alone is said in words', () => {
  const numbered = (number: number) =>
    new Error(`Minified React error #${number}; visit https://react.dev/errors/${number} for the full message`);
  expect(wordsOf(numbered(301))).toBe(
    'State is set while it is drawn, without an end: set it in a handler or an effect.',
  );
  expect(wordsOf(numbered(130))).toMatch(/^What is drawn as a component is none/);
  expect(wordsOf(numbered(999))).toBe('React cannot draw it: its error 999.');
});

test('R-3141: what was thrown is said as one sentence in one line', () => {
  expect(wordsOf(new Error('foo is not defined\nmore'))).toBe('foo is not defined.');
  expect(wordsOf('gone')).toBe('gone.');
});
