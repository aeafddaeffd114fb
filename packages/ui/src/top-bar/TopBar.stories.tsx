import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { Logo } from '../logo/index.js';
import { TopBar } from './TopBar.js';
import { TopBarLink } from './TopBarLink.js';
import { UserMenu, UserMenuItem } from './UserMenu.js';

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
  title: 'Navigation/Top bar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
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
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
export const PhoneMenuOpen = Phone.extend({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Menu' });
    if (button) await userEvent.click(button);
    await expect(canvas.getByRole('link', { name: 'Manage Networks' })).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
