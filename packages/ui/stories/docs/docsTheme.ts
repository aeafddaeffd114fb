import { create, type ThemeVars } from 'storybook/theming';
import { valueIn } from './readTokens.js';
import { allTokens } from './tokenSheet.js';

/** Storybook's own parts of a page (tables of props, frames around stories) in the colours and type of the tokens. */
export function docsTheme(scheme: 'light' | 'dark'): ThemeVars {
  const values = new Map(allTokens.map(({ name, value }) => [name, valueIn(scheme, value)]));
  const token = (name: string) => values.get(`--credence-${name}`) ?? '';

  return create({
    base: scheme,
    fontBase: token('font-text'),
    fontCode: token('font-code'),
    colorPrimary: token('accent'),
    colorSecondary: token('accent'),
    appBg: token('paper'),
    appContentBg: token('paper'),
    appPreviewBg: token('paper'),
    appBorderColor: token('hairline'),
    appBorderRadius: 3,
    textColor: token('ink'),
    textMutedColor: token('ink-3'),
    barBg: token('paper-raised'),
    barTextColor: token('ink-3'),
    barSelectedColor: token('accent'),
    inputBg: token('paper-raised'),
    inputBorder: token('outline'),
    inputTextColor: token('ink'),
    inputBorderRadius: 3,
    buttonBg: token('paper-raised'),
    buttonBorder: token('outline'),
    booleanBg: token('paper-sunken'),
    booleanSelectedBg: token('paper-raised'),
  });
}
