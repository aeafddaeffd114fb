import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useOutsidePress } from '../../foundations/layers/useOutsidePress.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { topBarLabels } from '../../labels/english.js';
import { End, Inner, MenuButton, Nav, Root } from './TopBar.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface TopBarProps extends ComponentPropsWithoutRef<'header'> {
  /** The organisation's Logo, usually as a link to the home page. */
  logo: ReactNode;
  /** Content at the end, usually a UserMenu. */
  user?: ReactNode;
  /** The links (TopBarLinks). In the bar from 768 px on, behind a menu button below. If omitted, neither is shown. */
  children?: ReactNode;
}

/**
 * The bar at the top of every page. For visitors it contains only the logo.
 * @since 0.1.0
 * @experimental
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar({ logo, user, children, ...rest }, ref) {
  const labels = useLabels({ topBar: topBarLabels });
  const [open, setOpen] = useState(false);
  const navId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  useOutsidePress(open, [inner], () => setOpen(false));

  return (
    <Root ref={ref} data-credence="top-bar" {...rest}>
      <Inner
        ref={inner}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          setOpen(false);
          button.current?.focus();
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
        }}
      >
        {logo}
        {children ? (
          <Nav
            id={navId}
            aria-label={labels.topBar.navigation}
            data-slot="navigation"
            data-open={open ? '' : undefined}
            onClick={() => setOpen(false)}
          >
            {children}
          </Nav>
        ) : null}
        {user || children ? (
          <End>
            {user}
            {children ? (
              <MenuButton
                ref={button}
                type="button"
                aria-label={labels.topBar.menu}
                aria-expanded={open}
                aria-controls={navId}
                data-slot="menu-button"
                onClick={() => setOpen(!open)}
              >
                <Glyph of={open ? drawings.close : drawings.menu} />
              </MenuButton>
            ) : null}
          </End>
        ) : null}
      </Inner>
    </Root>
  );
});
