import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { Tabs as Radix } from 'radix-ui';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { List, Panel, Root, Tab } from './Tabs.styles.js';

/** A tab and its panel. */
export interface TabPanel {
  /** The unique value of the tab. */
  readonly value: string;
  /** The text on the tab. */
  readonly label: ReactNode;
  /** The content of the panel. All panels stay mounted, so that text typed in one is kept. */
  readonly content: ReactNode;
}

/** Describes a change of tab: pressed, or moved to by key. */
export type TabsDetails = InteractionDetails<'press' | 'key'>;

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'children'> {
  /** The tabs, in order. With only one, no tab is shown. */
  panels: readonly TabPanel[];
  /** Accessible name of the tab list. */
  label: string;
  /** The open tab, when controlled. */
  value?: string | undefined;
  /** The initially open tab, when uncontrolled. Defaults to the first. */
  defaultValue?: string | undefined;
  /** Called when another tab is opened. */
  onValueChange?: ((value: string, details: TabsDetails) => void) | undefined;
  /** From 1200 px on, shows two panels next to each other and no tabs. */
  sideBySide?: boolean | undefined;
}

/** Two or three views of the same thing, one at a time. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { panels, label, value, defaultValue, onValueChange, sideBySide = false, ...rest },
  ref,
) {
  const [open, setOpen] = useControllableState<string, TabsDetails>({
    value,
    defaultValue: defaultValue ?? panels[0]?.value ?? '',
    onChange: onValueChange,
  });
  const details = useRef<TabsDetails>({ reason: 'key', event: undefined });
  const pressing = useRef(false);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const several = panels.length > 1;
  const id = useId();
  return (
    // Radix would set a direction on the page, which has its own; here it only affects the arrow keys.
    <Radix.Root asChild dir={direction} value={open} onValueChange={(next) => setOpen(next, details.current)}>
      <Root
        ref={ref}
        dir={undefined}
        data-credence="tabs"
        data-side-by-side={sideBySide && several ? '' : undefined}
        {...rest}
        onFocusCapture={(event) => {
          rest.onFocusCapture?.(event);
          setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr');
        }}
      >
        {several ? (
          <List aria-label={label} data-slot="list">
            {panels.map((panel) => (
              <Tab
                key={panel.value}
                value={panel.value}
                id={`${id}-tab-${panel.value}`}
                aria-controls={`${id}-panel-${panel.value}`}
                data-slot="tab"
                onMouseDown={(event) => {
                  details.current = { reason: 'press', event: event.nativeEvent };
                  pressing.current = true;
                  setTimeout(() => {
                    pressing.current = false;
                  });
                }}
                onKeyDown={(event) => {
                  details.current = { reason: 'key', event: event.nativeEvent };
                }}
                onFocus={(event) => {
                  // The press is already reported; if the parent refused it, the focus would report it again.
                  if (pressing.current) event.preventDefault();
                  else details.current = { reason: 'key', event: event.nativeEvent };
                }}
              >
                {panel.label}
              </Tab>
            ))}
          </List>
        ) : null}
        {panels.map((panel) => (
          // Not a Tab stop: the content of the panels can be reached itself.
          <Panel
            key={panel.value}
            id={`${id}-panel-${panel.value}`}
            data-slot="panel"
            data-state={panel.value === open ? 'active' : 'inactive'}
            tabIndex={-1}
            {...(several ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${panel.value}` } : {})}
          >
            {panel.content}
          </Panel>
        ))}
      </Root>
    </Radix.Root>
  );
});
