import type { ReactElement } from 'react';
import { DropdownMenu } from 'radix-ui';
import { page, userEvent } from 'vitest/browser';
import {
  Alert,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorSummary,
  NoticeModal,
  ProgressBar,
  ProgressRing,
  Skeleton,
  Spinner,
  StatusBadge,
  TimeLeft,
  UserMenuChoice,
  UserMenuItem,
  UserMenuTheme,
} from '../../../src/index.js';
import { ShareDialog } from '../../../src/screens.js';
import type { Specimen, StateOfSpecimen } from '../specimen.js';

const nothing = () => {};
const press = (name: string) => async () => userEvent.click(page.getByRole('button', { name }));
const escape = async () => userEvent.keyboard('{Escape}');
const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];

/** A menu entry needs an open menu. */
const inMenu = (entry: ReactElement) => (
  <DropdownMenu.Root open modal={false}>
    <DropdownMenu.Trigger>Account</DropdownMenu.Trigger>
    <DropdownMenu.Content>{entry}</DropdownMenu.Content>
  </DropdownMenu.Root>
);
const chooseByKey = async () => {
  (page.getByRole('menuitem').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};
const chosenInMenu = (from: string, to: string, name: string): StateOfSpecimen => ({
  prop: 'value',
  from,
  to,
  shown: (root) => {
    const places = [...root.querySelectorAll('[role="menuitemradio"]')];
    const chosen = places.find((place) => place.getAttribute('aria-checked') === 'true');
    return chosen?.textContent === name ? to : from;
  },
  gesture: async () => userEvent.click(page.getByRole('menuitemradio', { name })),
  reason: 'press',
});

/** Components that report a state. */
export const feedback = {
  Alert: {
    kind: 'plain',
    render: (props) => <Alert {...props}>The file could not be read.</Alert>,
    actions: { onDismiss: { ways: { press: press('Dismiss') } } },
  },
  ConfirmDialog: {
    kind: 'overlay',
    render: (props) => (
      <ConfirmDialog open question="Reset this node?" onConfirm={nothing} onCancel={nothing} {...props} />
    ),
    actions: {
      onConfirm: { ways: { press: press('OK') } },
      onCancel: { ways: { press: press('Cancel'), escape } },
    },
  },
  Dialog: {
    kind: 'overlay',
    render: (props) => (
      <Dialog open onOpenChange={nothing} title="Share the network" {...props}>
        Content
      </Dialog>
    ),
  },
  EmptyState: { kind: 'plain', render: (props) => <EmptyState title="No networks yet" {...props} /> },
  ErrorSummary: {
    kind: 'plain',
    render: (props) => <ErrorSummary problems={[{ fieldId: 'name', message: 'A name is missing.' }]} {...props} />,
  },
  NoticeModal: {
    kind: 'overlay',
    render: (props) => <NoticeModal open onClose={nothing} closeAfter={60_000} tone="success" {...props} />,
    actions: {
      onClose: { ways: { press: press('Close'), escape } },
    },
  },
  ProgressBar: { kind: 'plain', render: (props) => <ProgressBar value={38} {...props} /> },
  ProgressRing: { kind: 'plain', render: (props) => <ProgressRing value={38} {...props} /> },
  ShareDialog: {
    kind: 'overlay',
    render: (props) => (
      <ShareDialog
        open
        onOpenChange={nothing}
        networkName="Larynx"
        collaborators={[{ id: 'ada', username: 'ada@example.org', name: 'Ada', status: 'accepted' }]}
        onInvite={nothing}
        onRemove={nothing}
        {...props}
      />
    ),
    actions: { onRetry: { props: { error: true }, ways: { press: press('Try again') } } },
  },
  Skeleton: { kind: 'plain', render: (props) => <Skeleton {...props} /> },
  Spinner: { kind: 'plain', render: (props) => <Spinner {...props} /> },
  StatusBadge: { kind: 'plain', render: (props) => <StatusBadge {...props}>Open</StatusBadge> },
  TimeLeft: { kind: 'plain', inheritsColour: true, render: (props) => <TimeLeft minutes={12} {...props} /> },
  UserMenuItem: {
    kind: 'overlay',
    render: (props) => inMenu(<UserMenuItem {...props}>Log out</UserMenuItem>),
    actions: {
      onSelect: { ways: { press: async () => userEvent.click(page.getByRole('menuitem')), key: chooseByKey } },
    },
  },
  UserMenuChoice: {
    kind: 'overlay',
    render: (props) => inMenu(<UserMenuChoice label="Language" options={languages} {...props} />),
    states: [chosenInMenu('en', 'de', 'Deutsch')],
  },
  UserMenuTheme: {
    kind: 'overlay',
    render: (props) => inMenu(<UserMenuTheme {...props} />),
    states: [chosenInMenu('light', 'dark', 'Dark')],
  },
} satisfies Record<string, Specimen>;
