import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { Logo } from '../../foundations/logo/Logo.js';
import { TopBar } from './TopBar.js';
import { TopBarLink } from './TopBarLink.js';
import { topBarDocs } from './TopBar.docs.js';
import { UserMenu, UserMenuItem } from './UserMenu.js';
import { UserMenuChoice } from './UserMenuChoice.js';
import { UserMenuTheme } from './UserMenuTheme.js';

const logo = (
  <Logo asChild>
    <a href="#home">Credence</a>
  </Logo>
);
const onLogout = fn();
const user = (
  <UserMenu username="ann@example.org" firstName="Ann" lastName="Sørensen">
    <UserMenuItem asChild>
      <a href="#profile">Edit Profile</a>
    </UserMenuItem>
    <UserMenuItem asChild>
      <a href="#questionnaire">Give Feedback</a>
    </UserMenuItem>
    <UserMenuItem onSelect={onLogout}>Logout</UserMenuItem>
  </UserMenu>
);
const onTheme = fn();
const onLanguage = fn();
const userWithChoices = (
  <UserMenu username="ann@example.org" firstName="Ann" lastName="Sørensen">
    <UserMenuItem>Edit Profile</UserMenuItem>
    <UserMenuTheme onValueChange={onTheme} />
    <UserMenuChoice
      label="Language"
      options={[
        { value: 'en', label: 'English', lang: 'en' },
        { value: 'de', label: 'Deutsch', lang: 'de' },
      ]}
      onValueChange={onLanguage}
    />
    <UserMenuItem onSelect={onLogout}>Logout</UserMenuItem>
  </UserMenu>
);
const links = (
  <>
    <TopBarLink href="#index">Home</TopBarLink>
    <TopBarLink href="#overview" aria-current="page">
      Overview
    </TopBarLink>
    <TopBarLink href="#networks">Manage Networks</TopBarLink>
  </>
);

const meta = preview.meta({
  title: 'Navigation/Top bar (TopBarLink, UserMenu, UserMenuItem, UserMenuChoice, UserMenuTheme)',
  id: 'navigation-top-bar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    guide: topBarDocs,
    documents: { TopBar, TopBarLink, UserMenu, UserMenuItem, UserMenuChoice, UserMenuTheme },
  },
  args: { logo, user, children: links },
});

export const Default = meta.story();
export const Visitor = meta.story({ args: { user: undefined, children: undefined } });
export const Administrator = meta.story({
  args: {
    children: <TopBarLink href="#dashboard">Home</TopBarLink>,
    user: (
      <UserMenu username="admin@example.org">
        <UserMenuItem onSelect={onLogout}>Logout</UserMenuItem>
      </UserMenu>
    ),
  },
});
export const NoNetworkYet = meta.story({
  args: {
    children: (
      <>
        <TopBarLink href="#index" aria-current="page">
          Home
        </TopBarLink>
        <TopBarLink disabledReason="Open a network first">Overview</TopBarLink>
        <TopBarLink href="#networks">Manage Networks</TopBarLink>
      </>
    ),
  },
});
export const MenuOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu, Ann' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect(screen.getByText('ann@example.org')).toBeVisible();
    // R-2593: who goes from landmark to landmark finds it.
    await expect(canvas.getByRole('banner')).toContainElement(screen.getByRole('menu'));
  },
});
export const MenuClosesOnAClickOutside = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu, Ann' }));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement.ownerDocument.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});
export const ThemeAndLanguage = meta.story({
  args: { user: userWithChoices },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu, Ann' }));
    const colours = within(await screen.findByRole('group', { name: 'Appearance' }));
    await expect(colours.getAllByRole('menuitemradio').map((choice) => choice.textContent)).toEqual([
      'System',
      'Light',
      'Dark',
    ]);
    await expect(colours.getByRole('menuitemradio', { name: 'System' })).toBeChecked();
    await userEvent.click(colours.getByRole('menuitemradio', { name: 'Dark' }));
    await expect(onTheme).toHaveBeenLastCalledWith('dark', expect.objectContaining({ reason: 'press' }));
    await expect(colours.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    // The menu stays open, and the keys continue from there.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onLanguage).toHaveBeenLastCalledWith('de', expect.objectContaining({ reason: 'key' }));
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus();
    await userEvent.keyboard('lo');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu, Ann' })).toHaveFocus());
  },
});
export const LongPolishWords = meta.story({
  args: {
    children: (
      <>
        <TopBarLink href="#index">Strona główna</TopBarLink>
        <TopBarLink href="#overview" aria-current="page">
          Przegląd wprowadzonych prawdopodobieństw
        </TopBarLink>
        <TopBarLink href="#networks">Zarządzanie udostępnionymi sieciami bayesowskimi</TopBarLink>
      </>
    ),
    user: (
      <UserMenu
        username="maria-magdalena.brzeczyszczykiewicz@universitaetsklinikum.example.org"
        firstName="Maria Magdalena"
        lastName="Brzęczyszczykiewicz-Szczepańska"
      >
        <UserMenuItem>Edytuj dane profilu i adres poczty elektronicznej</UserMenuItem>
        <UserMenuTheme />
        <UserMenuItem>Przekaż opinię o użyteczności aplikacji</UserMenuItem>
        <UserMenuItem>Wyloguj się ze wszystkich urządzeń</UserMenuItem>
      </UserMenu>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu, Maria Magdalena' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const MenuOfLinksOpen = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Menu' });
    if (button) await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Manage Networks' })).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { user: <UserMenu username={`${'Prognose_des_metastasierten_Karzinoms_'.repeat(4)}@example.org`} /> },
  play: keepsWithinThePage,
});
