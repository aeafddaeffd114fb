import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef, useState } from 'react';
import { Tabs as Radix } from 'radix-ui';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { List, Panel, Root, Tab } from './Tabs.styles.js';

/** One tab and what is behind it. */
export interface TabPanel {
  /** What tells it from the others. */
  readonly value: string;
  /** What is written on the tab. */
  readonly label: ReactNode;
  /** What it shows. All panels stay in the page, so that what was typed in one is kept. */
  readonly content: ReactNode;
}

/** A change of tab: it was pressed, or keys moved there. */
export type TabsDetails = InteractionDetails<'press' | 'key'>;

export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'children'> {
  /** The tabs, in order. A single one is shown without a tab. */
  panels: readonly TabPanel[];
  /** Name of the row of tabs. */
  label: string;
  /** The open one, where the parent holds it. */
  value?: string | undefined;
  /** The one that is open to begin with. Left out, the first. */
  defaultValue?: string | undefined;
  /** Called when another is opened. */
  onValueChange?: ((value: string, details: TabsDetails) => void) | undefined;
  /** From 1200 px on shows two panels beside each other, and no tabs. */
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
  return (
    // Radix would write a direction into the page where the page has its own; here it only turns the arrow keys.
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
                  // The press has been told already; where the parent refused it, the focus would ask again.
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
          // No stop for the Tab key: what is in the panels can be reached itself.
          <Panel
            key={panel.value}
            value={panel.value}
            forceMount
            data-slot="panel"
            tabIndex={-1}
            {...(several ? {} : { role: undefined, 'aria-labelledby': undefined })}
          >
            {panel.content}
          </Panel>
        ))}
      </Root>
    </Radix.Root>
  );
});
