import { isDrawnForTheDark } from '../../../../.storybook/plays/isDrawnForTheDark.js';
import { keepsWithinThePage } from '../../../../.storybook/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../../../../.storybook/plays/readsFromRightToLeft.js';
import preview from '../../../../.storybook/preview.js';
import { logoDocs } from './Logo.docs.js';
import { Logo } from './Logo.js';
import { LogoMark } from './LogoMark.js';

const meta = preview.meta({
  title: 'Navigation/Logo',
  component: Logo,
  parameters: { guide: logoDocs, documents: { Logo, LogoMark } },
  args: { children: 'Credence' },
});

export const Default = meta.story();
export const AsLink = meta.story({ args: { asChild: true, children: <a href="#home">Credence</a> } });
export const LongName = meta.story({
  args: { children: 'Universitätsklinikum für Hals-, Nasen- und Ohrenheilkunde' },
  play: keepsWithinThePage,
});
export const Dark = meta.story({ globals: { theme: 'dark' }, play: isDrawnForTheDark });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: readsFromRightToLeft });
