import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { logoDocs } from './Logo.docs.js';
import { Logo } from './Logo.js';
import { LogoMark } from './LogoMark.js';

const meta = preview.meta({
  title: 'Navigation/Logo (LogoMark)',
  id: 'navigation-logo',
  component: Logo,
  parameters: { guide: logoDocs, documents: { Logo, LogoMark } },
  args: { children: 'Credence' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Credence')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const AsLink = meta.story({
  args: { asChild: true, children: <a href="#home">Credence</a> },
  play: async ({ canvas, userEvent }) => {
    // Its picture adds nothing to its accessible name.
    const link = canvas.getByRole('link', { name: /^Credence$/u });
    await expect(link).toHaveAttribute('href', '#home');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    link.blur();
  },
});
export const LongName = meta.story({
  args: { children: 'Universitätsklinikum für Hals-, Nasen- und Ohrenheilkunde' },
  play: keepsWithinThePage,
});
