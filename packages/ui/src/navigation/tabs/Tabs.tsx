import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
  type RefObject,
  useEffect,
} from 'react';
import { Tabs as Radix } from 'radix-ui';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { List, Root, Tab, Panel } from './Tabs.styles.js';

/** What the Tab key reaches by itself. */
const reached = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type="hidden"])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  ':is(audio, video)[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]:not([tabindex^="-"])',
].join();

/** Whether a panel itself should be a stop for the Tab key: nothing in it is, and so its text could not be scrolled. */
function useTabStop(panel: RefObject<HTMLElement | null>): boolean {
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const look = () => setStop(element.querySelector(reached) === null);
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['href', 'disabled', 'tabindex', 'type', 'contenteditable'],
    });
    return () => changes.disconnect();
  }, [panel]);
  return isStop;
}

/**
 * A tab and its panel.
 * @since 0.1.0
 */
export interface TabPanel {
  /** The unique value of the tab. */
  readonly value: string;
  /** The text on the tab. */
  readonly label: ReactNode;
  /** The content of the panel. All panels stay mounted, so that text typed in one is kept. */
  readonly content: ReactNode;
}

/**
 * Describes a change of tab: pressed, or moved to by key.
 * @since 0.1.0
 */
export type TabsDetails = InteractionDetails<'press' | 'key'>;

/** @since 0.1.0 */
export interface TabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'children'> {
  /** The tabs, in order. With only one, no tab is shown. */
  panels: readonly TabPanel[];
  /** Accessible name of the tab list. */
  label: string;
  /** The open tab, when controlled. If it names none, the first one is shown. */
  value?: string | undefined;
  /** The initially open tab, when uncontrolled. Defaults to the first. */
  defaultValue?: string | undefined;
  /** Called when another tab is opened. */
  onValueChange?: ((value: string, details: TabsDetails) => void) | undefined;
  /** From 1200 px on, shows two panels next to each other and no tabs. */
  sideBySide?: boolean | undefined;
}

/**
 * Two or three views of the same thing, one at a time.
 * @since 0.1.0
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { panels, label, value, defaultValue, onValueChange, sideBySide = false, ...rest },
  ref,
) {
  const [chosen, setChosen] = useControllableState<string, TabsDetails>({
    value,
    defaultValue: defaultValue ?? panels[0]?.value ?? '',
    onChange: onValueChange,
  });
  // A chosen tab that is not there, not yet or no longer, is no reason to show nothing; nor has anybody chosen another.
  const open = panels.some((panel) => panel.value === chosen) ? chosen : (panels[0]?.value ?? '');
  const { report, handlers } = useTabReport(setChosen);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  const several = panels.length > 1;
  const id = useId();
  return (
    // Radix would set a direction on the page, which has its own; here it only affects the arrow keys.
    <Radix.Root asChild dir={direction} value={open} onValueChange={report}>
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
        {several ? <TabList panels={panels} label={label} id={id} handlers={handlers} /> : null}
        {panels.map((panel, index) => (
          <OnePanel
            key={panel.value}
            id={`${id}-panel-${index}`}
            isOpen={panel.value === open}
            labelledBy={several ? `${id}-tab-${index}` : undefined}
          >
            {panel.content}
          </OnePanel>
        ))}
      </Root>
    </Radix.Root>
  );
});

/** Reports the opened tab with the event that opened it: Radix passes the tab only, so the handlers note the event. */
function useTabReport(onChange: (value: string, details: TabsDetails) => void) {
  const details = useRef<TabsDetails>({ reason: 'key', event: undefined });
  // The press in progress, and the tab that it has reported.
  const press = useRef<{ reported?: string } | null>(null);
  return {
    report: (next: string) => {
      // If the parent refuses a press, Radix tells it once more with the focus that follows.
      if (press.current?.reported === next) return;
      if (press.current) press.current.reported = next;
      onChange(next, details.current);
    },
    handlers: {
      onMouseDown: ({ nativeEvent: event }: SyntheticEvent) => {
        details.current = { reason: 'press', event };
        press.current = {};
        setTimeout(() => {
          press.current = null;
        });
      },
      onKeyDown: ({ nativeEvent: event }: SyntheticEvent) => {
        details.current = { reason: 'key', event };
      },
      onFocus: ({ nativeEvent: event }: SyntheticEvent) => {
        if (!press.current) details.current = { reason: 'key', event };
      },
    },
  };
}

interface TabListProps extends Pick<TabsProps, 'panels' | 'label'> {
  /** The id that those of tabs and panels begin with. */
  id: string;
  handlers: ReturnType<typeof useTabReport>['handlers'];
}

function TabList({ panels, label, id, handlers }: TabListProps) {
  return (
    <List
      aria-label={label}
      data-slot="list"
      // Radix focuses the pressed tab itself. It would take the next focus by key for a press, and leave it here.
      onMouseDown={(event) => event.preventDefault()}
    >
      {panels.map((panel, index) => (
        <Tab
          key={panel.value}
          value={panel.value}
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          data-slot="tab"
          {...handlers}
        >
          {panel.label}
        </Tab>
      ))}
    </List>
  );
}

interface OnePanelProps {
  id: string;
  isOpen: boolean;
  /** Id of its tab; undefined if there is none. */
  labelledBy: string | undefined;
  children: ReactNode;
}

/** One panel of the tabs, open or not. */
function OnePanel({ id, isOpen, labelledBy, children }: OnePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isStop = useTabStop(panel);
  return (
    <Panel
      ref={panel}
      id={id}
      data-slot="panel"
      data-state={isOpen ? 'active' : 'inactive'}
      tabIndex={labelledBy && isStop ? 0 : -1}
      role={labelledBy && 'tabpanel'}
      aria-labelledby={labelledBy}
    >
      {children}
    </Panel>
  );
}
