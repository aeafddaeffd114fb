import { Logo, TopBar, TopBarLink, UserMenu, UserMenuItem } from '@credence/ui';

export default function Example() {
  return (
    <TopBar
      logo={<Logo>Larynx group</Logo>}
      user={
        <UserMenu username="ada@example.org">
          <UserMenuItem>Log out</UserMenuItem>
        </UserMenu>
      }
    >
      <TopBarLink href="#networks">Networks</TopBarLink>
    </TopBar>
  );
}
