import { afterAll, beforeAll, expect, test, inject } from 'vitest';
import { render } from 'vitest-browser-react';
import { changeLanguage } from '../stories/globals/languages.js';
import { prefer, wide } from './emulation.js';
import { sticksOut, called } from './overflow.js';
import { drawn, overStories } from './stories.js';
import { stringsIn, untranslated } from './strings.js';

const seconds = (list: string) =>
  Math.max(...list.split(',').map((each) => Number.parseFloat(each) * (/\dms/.test(each) ? 0.001 : 1)));

/** What still moves with reduced motion: any animation longer than a hundredth of a second. */
function moving(): readonly string[] {
  const running = document.getAnimations().filter((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && (Number(duration) > 10 || iterations === Infinity);
  });
  const targets = running.map((animation) => (animation.effect as KeyframeEffect | null)?.target ?? document.body);
  const slow = [...document.body.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(element);
    return transitionProperty !== 'none' && seconds(transitionDuration) > 0.01;
  });
  return [...targets, ...slow].map((element) => `${called(element)} moves`);
}

/** Rendered once for all three tests: from right to left, with reduced motion, in a language that changes afterwards. */
const found = { words: [] as string[], room: [] as string[], motion: [] as string[] };
let stories = 0;
let strings = 0;

beforeAll(async () => {
  const ownWords = inject('ownWords');
  await wide(1400);
  await prefer({ 'prefers-reduced-motion': 'reduce' });
  stories = await overStories({ direction: 'rtl' }, async ({ name, file }) => {
    changeLanguage('pseudo');
    await drawn();
    for (const text of stringsIn(document.body)) {
      strings++;
      if (untranslated(text, ownWords[file] ?? []) !== undefined) found.words.push(`${name}: "${text}"`);
    }
    found.room.push(...sticksOut().map((what) => `${name}: ${what}`));
    found.motion.push(...moving().map((what) => `${name}: ${what}`));
    changeLanguage();
  });
  console.info(`walls: ${strings} strings of ${stories} stories`);
}, 1_200_000);

afterAll(async () => {
  await prefer();
  await wide(1024);
});

test('C11, R-3629: no story shows an untranslated letter in an invented language, into which it was changed after it was drawn', () => {
  expect(stories).toBeGreaterThan(500);
  expect(strings).toBeGreaterThan(15_000);
  expect([...new Set(found.words)]).toEqual([]);
});

test('C8: from right to left nothing sticks out of a window of 1400 px, with text 40 % longer', () => {
  expect([...new Set(found.room)]).toEqual([]);
});

test('C9: nothing moves for a reader who asked for less motion', () => {
  expect([...new Set(found.motion)]).toEqual([]);
});

test('C11: detects hard-coded text in a component, even next to text of the story', async () => {
  const { container, unmount } = await render(
    <>
      <p>Tumour extent of Anna</p>
      <button type="button" aria-label="Close" />
      <input placeholder="[Śéáŕćĥ···]" aria-label="[Ńáɱé··]" />
    </>,
  );
  await drawn();
  const left = stringsIn(container).map((text) => untranslated(text, ['Tumour extent', 'Anna', 'a']));
  await unmount();
  expect(left).toEqual(['of', 'Close', undefined, undefined]);
});

test('C9: detects motion', async () => {
  const { unmount } = await render(<p style={{ transition: 'color 1s' }}>moves</p>);
  await drawn();
  const seen = moving();
  await unmount();
  expect(seen).toEqual(['page <p> moves']);
});
