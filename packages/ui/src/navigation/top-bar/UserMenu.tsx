import { type ComponentPropsWithoutRef, forwardRef, useRef, useState } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Avatar } from '../avatar/Avatar.js';
import { isBehindLayer } from '../../foundations/layers/focusReturn.js';
import { useOutsidePress } from '../../foundations/layers/useOutsidePress.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { topBarLabels } from '../../labels/english.js';
import { Badge, Entry, Menu, Person, PersonAccount, PersonName } from './UserMenu.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface UserMenuProps extends ComponentPropsWithoutRef<'button'> {
  /** The account's name, usually an e-mail address. Its first letter is the badge. */
  username: string;
  /** First name, shown in the menu if given. */
  firstName?: string | undefined;
  /** Last name, shown in the menu if given. */
  lastName?: string | undefined;
}

/**
 * The round badge and its menu. The menu shows the account as text, followed by its entries
 * (children, each a UserMenuItem). Closes on a click outside, on Escape and on a choice; focus returns to the badge.
 * @since 0.1.0
 * @experimental
 */
export const UserMenu = forwardRef<HTMLButtonElement, UserMenuProps>(function UserMenu(
  { username, firstName, lastName, children, ...rest },
  ref,
) {
  const { theme, portalContainer } = useCredence();
  const labels = useLabels({ topBar: topBarLabels });
  const badge = useOwnRef(ref);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOutsidePress(isOpen, [badge, menu], () => setOpen(false));
  const { direction, banner, lookAround } = useSurroundings();
  const container = portalContainer ?? banner;
  const fullName = [firstName, lastName].filter(Boolean).join(' ');

  return (
    // Not modal: nothing needs to lock the scrolling of the page behind.
    <DropdownMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
      <Badge
        ref={badge}
        data-credence="user-menu"
        aria-label={labels.topBar.account(firstName || username)}
        onPointerDownCapture={lookAround}
        onKeyDownCapture={lookAround}
        {...rest}
      >
        <Avatar name={username} />
      </Badge>
      <DropdownMenu.Portal {...(container ? { container } : {})}>
        <Menu
          ref={menu}
          data-credence="user-menu-content"
          data-credence-theme={theme}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          onEscapeKeyDown={(event) => {
            // Held down since it closed what was above.
            if (event.repeat) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            if (event.detail.originalEvent.button !== 0) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // An entry has opened a dialog, which now has the focus.
            if (badge.current && isBehindLayer(badge.current)) event.preventDefault();
          }}
        >
          <Person data-slot="person">
            {fullName ? <PersonName>{fullName}</PersonName> : null}
            <PersonAccount>{username}</PersonAccount>
          </Person>
          {children}
        </Menu>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
});

/** What the menu, which is rendered elsewhere in the document, takes from where its button is. */
function useSurroundings() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  // In the bar's own landmark, not at the end of the document, which belongs to none.
  const [banner, setBanner] = useState<HTMLElement | null>(null);
  const lookAround = ({ currentTarget }: { currentTarget: Element }) => {
    setDirection(getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
    setBanner(currentTarget.closest('header'));
  };
  return { direction, banner, lookAround };
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface UserMenuItemProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onSelect'> {
  /** Called when the entry is chosen. */
  onSelect?: (() => void) | undefined;
  /** Applies the styling to its only child, such as a router's link. */
  asChild?: boolean | undefined;
}

/**
 * One entry of the menu.
 * @since 0.1.0
 * @experimental
 */
export const UserMenuItem = forwardRef<HTMLDivElement, UserMenuItemProps>(function UserMenuItem(
  { onSelect, ...rest },
  ref,
) {
  return <Entry ref={ref} data-credence="user-menu-item" onSelect={() => onSelect?.()} {...rest} />;
});
