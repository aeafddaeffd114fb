import { expect, test } from 'vitest';
import * as derived from '../../src/foundations/theme/derived.styles.js';
import { sources } from './sources.js';

const sheets = sources(/\.styles\.ts$/);
/** The tokens themselves, the only place for raw values. */
const tokens = sheets.filter(({ file }) => /^foundations\/theme\/(?:tokens|derived)\.styles\.ts$/.test(file));
const rest = sheets.filter((sheet) => !tokens.includes(sheet));

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Every declaration of a sheet: property, value, and location. */
function declarations({ file, text }: (typeof sheets)[number]) {
  return [...withoutComments(text).matchAll(/(?<=[;{]\s*)(--[\w-]+|[a-z-]+)\s*:\s*([^;{}]+);/g)].map((found) => ({
    file,
    property: found[1] ?? '',
    value: (found[2] ?? '').replaceAll(/\s+/g, ' ').trim(),
  }));
}

const all = rest.flatMap(declarations);
const told = ({ file, property, value }: (typeof all)[number]) => `${file}: ${property}: ${value}`;

test('finds the style sheets and reads their declarations', () => {
  expect(tokens).toHaveLength(2);
  expect(rest.length).toBeGreaterThanOrEqual(35);
  expect(all.length).toBeGreaterThanOrEqual(900);
});

// System colour keywords belong to forced colours, where tokens do not apply.
const systemColours =
  'Canvas|CanvasText|LinkText|GrayText|Highlight|HighlightText|ButtonText|ButtonFace|ButtonBorder|Field|FieldText|Mark|MarkText|SelectedItem|SelectedItemText|AccentColor|AccentColorText';
const allowedWords = new RegExp(`^(?:transparent|currentColor|inherit|none|${systemColours})$`, 'i');
const colourProperty =
  /(?:^|-)color$|^background|^border(?!-radius|-collapse|-spacing)|^outline(?!-offset)|^fill$|^stroke$|shadow$/;
const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\(/i;
const namedColours =
  /\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|navy|teal|maroon|olive|pink|brown)\b/i;

test('C5: no rule has a raw colour', () => {
  const raw = all.filter(({ property, value }) => {
    // Masks use black for "visible"; it is never painted.
    if (/^(?:-webkit-)?mask/.test(property)) return false;
    return (
      rawColour.test(value) || (colourProperty.test(property) && namedColours.test(value) && !allowedWords.test(value))
    );
  });
  expect(raw.map(told)).toEqual([]);
});

test('R-2361: no rule reads a token that is not declared, because it follows another, without saying which', () => {
  const names = Object.values(derived).map((use) => /^var\((--credence-[\w-]+),/.exec(use)?.[1]);
  expect(names.length).toBeGreaterThan(4);
  const bare = all.filter(({ value }) => names.some((name) => value.includes(`var(${name})`)));
  expect(bare.map(told)).toEqual([]);
});

test('C5: no rule has a raw font', () => {
  const fonts = all.filter(({ property }) => property === 'font-family' || property === 'font');
  expect(fonts.length).toBeGreaterThan(10);
  const raw = fonts.filter(({ value }) => !/var\(--credence-font-|^inherit$/.test(value));
  expect(raw.map(told)).toEqual([]);
});

test('C5: every duration is a token, except for endless animations', () => {
  const timed = all.filter(({ property }) => /^(?:transition|animation)(?:-duration)?$/.test(property));
  expect(timed.length).toBeGreaterThan(5);
  const raw = timed.filter(({ value }) => /(?:^|\s)[\d.]+m?s\b/.test(value) && !/infinite/.test(value));
  expect(raw.map(told)).toEqual([]);
});

test('C5: radii and shadows are tokens', () => {
  const raw = all.filter(({ property, value }) => {
    if (property.endsWith('radius'))
      return !/^(?:var\(--credence-|calc\([^)]*var\(--credence-|0$|50%$|inherit$)/.test(value);
    // Rings drawn inside a box mark its edge: they have the width of the mark and the colour of a token.
    if (property === 'box-shadow')
      return !/^(?:var\(--credence-|\$\{focusRing\}|none$|inherit$|(?:inset )?-?[\d.]+)/.test(value);
    return false;
  });
  expect(raw.map(told)).toEqual([]);
});

// Lengths without a token belong to one drawing: a hairline, the size of a picture, a breakpoint. Text sizes do not.
test('C5: text sizes are on the scale, or listed here', () => {
  // Between two steps of the scale: text of controls (15 px), leads (17), a stepper's number, the words below a
  // rail, and the names in a network map, whose pixels are units of the picture.
  const between = ['0.9375rem', '1.0625rem', '1.25rem', '1.5rem', '1.125rem', '0.75rem', '1.3125rem'].concat(
    ['0.78125rem', '0.71875rem'],
    ['14px', 'calc(var(--credence-map-name) * 1px)'],
  );
  // Less on a phone with large text.
  const sizes = all
    .filter(({ property }) => property === 'font-size')
    .map((size) => ({ ...size, value: size.value.replace(/^min\((.+), [\d.]+vw\)$/, '$1') }));
  const raw = sizes.filter(
    ({ value }) =>
      !/^(?:var\(--credence-text-|inherit$|[\d.]+em$|clamp\(|smaller$)/.test(value) && !between.includes(value),
  );
  expect(raw.map(told)).toEqual([]);
  expect(new Set(sizes.map(({ value }) => value)).size).toBeLessThanOrEqual(20);
});

const physical =
  /^(?:(?:margin|padding|border)-(?:left|right|top|bottom)(?:-.*)?|left|right|top|bottom|border-(?:top|bottom)-(?:left|right)-radius)$/;

test('C8: rules use start and end, never left and right', () => {
  const fixed = all.filter(
    ({ property, value }) =>
      physical.test(property) || (/^(?:text-align|float|clear)$/.test(property) && /\b(?:left|right)\b/.test(value)),
  );
  expect(fixed.map(told)).toEqual([]);
});

test('C8: sizes are inline and block, except for pictures, which have no direction', () => {
  const fixed = all.filter(({ property }) => /^(?:(?:min|max)-)?(?:width|height)$/.test(property));
  expect(fixed.map(told)).toEqual([]);
});

test('the scans detect violations', () => {
  const planted = declarations({
    file: 'x',
    text: 'a { color: #fff; margin-left: 1px; width: 2px; transition: all 3s; }',
  });
  expect(planted.map(({ property }) => property)).toEqual(['color', 'margin-left', 'width', 'transition']);
  expect(rawColour.test('#fff')).toBe(true);
  expect(physical.test('margin-left')).toBe(true);
});

// The browser's own text size counts in em, and the width of its letters in ch: at 200 % a page lays out as in a window half as wide.
test('R-2582: every query of width or height is in em, rem or ch', () => {
  const queries = sheets.flatMap(({ file, text }) =>
    [...withoutComments(text).matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${file}: ${query}`),
  );
  const sized = queries.filter((query) => /width|height|size/.test(query));
  expect(sized.length).toBeGreaterThan(80);
  expect(sized.filter((query) => /\d(?!(?:r?em|ch)\b)[a-z]+\)/.test(query))).toEqual([]);
});
