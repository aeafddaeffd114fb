import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { Button } from '../../controls/button/Button.js';
import { OpenText } from '../../forms/open-text/OpenText.js';
import { shareDialogDocs } from './ShareDialog.docs.js';
import { ShareDialog, type ShareDialogProps } from './ShareDialog.js';
import type { Collaborator } from './collaborator.js';

const people: readonly Collaborator[] = [
  { id: '7', username: 'ann@example.org', name: 'Ann Sørensen', status: 'accepted' },
  { id: '9', username: 'li.wei@example.org', name: 'Li Wei', status: 'accepted' },
  { id: '12', username: 'colleague@example.org', status: 'pending' },
  { id: '13', username: 'new.colleague@example.org', status: 'pending', note: 'Invited 20 Nov, 3 nodes' },
];

const meta = preview.meta({
  title: 'Feedback/Share dialog',
  component: ShareDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    networkName: 'larynx_tnm_v3.xdsl',
    collaborators: people,
    onInvite: fn(),
    onRemove: fn(),
  },
  parameters: { guide: shareDialogDocs, docs: { story: { inline: false, height: '32rem' } } },
});

/** As an application uses it, with a server that answers immediately. */
function Living(props: Partial<ShareDialogProps>) {
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState(people);
  const [inviteError, setInviteError] = useState<string>();
  const [inviting, setInviting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const invite = (username: string) => {
    const known = shared.find((person) => person.username === username);
    setInviting(true);
    setInviteError(undefined);
    setNotice(undefined);
    setTimeout(() => {
      setInviting(false);
      if (known?.status === 'pending') return setInviteError('This user is already invited');
      if (known) return setInviteError('This user is already a collaborator');
      if (!username.includes('@')) return setInviteError('User not found');
      setShared([...shared, { id: username, username, status: 'pending' }]);
      setNotice(`Invitation sent to ${username}`);
    }, 50);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Manage collaborators</Button>
      <ShareDialog
        networkName="larynx_tnm_v3.xdsl"
        {...props}
        open={open}
        onOpenChange={setOpen}
        collaborators={shared}
        onInvite={invite}
        onRemove={({ id }) => {
          setShared(shared.filter((person) => person.id !== id));
          setNotice('Collaborator removed successfully');
        }}
        inviting={inviting}
        inviteError={inviteError}
        notice={notice}
      />
    </>
  );
}

const opened = async () => within(await screen.findByRole('dialog', { name: 'Share larynx_tnm_v3.xdsl' }));

export const PendingAndAccepted = meta.story({
  play: async () => {
    const dialog = await opened();
    const rows = dialog.getAllByRole('listitem');
    //
    await expect(rows.map((row) => within(row).getByText(/^(Pending|Accepted)$/).textContent)).toEqual([
      'Accepted',
      'Accepted',
      'Pending',
      'Pending',
    ]);
    await expect(within(rows[3]!).getByText('Invited 20 Nov, 3 nodes')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('inputmode', 'email');
  },
});
export const Invites = meta.story({
  render: () => <Living />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage collaborators' }));
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Invite by e-mail or username' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'nobody{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/User not found/));
    await expect(field).toHaveValue('nobody');
    await userEvent.clear(field);
    await userEvent.type(field, 'colleague@example.org{Enter}');
    await expect(await dialog.findByText('This user is already invited')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'new@example.org{Enter}');
    await expect(await dialog.findByText('Invitation sent to new@example.org')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(people.length + 1);
  },
});
export const SeveralAndWhy = meta.story({
  args: { details: <OpenText label="Why you ask them" optional rows={2} /> },
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    const field = dialog.getByRole('textbox', { name: 'Invite by e-mail or username' });
    await userEvent.type(field, 'ann@example.org{Shift>}{Enter}{/Shift}li@example.org');
    await expect(dialog.getByRole('textbox', { name: /^Why you ask them/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(args.onInvite).toHaveBeenCalledWith('ann@example.org\nli@example.org', expect.anything());
  },
});
export const EmptyField = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Username is required/);
    await expect(dialog.getByRole('textbox')).toHaveFocus();
    await expect(args.onInvite).not.toHaveBeenCalled();
  },
});
export const AsksInPlace = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Ann Sørensen' }));
    // (R-1429, R-1430)
    await expect(dialog.getByText('Are you sure you want to remove Ann Sørensen?')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});
export const Refused = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Ann Sørensen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog.getByRole('button', { name: 'Remove Ann Sørensen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(dialog.queryByText(/Are you sure/)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Remove Ann Sørensen' })).toHaveFocus();
    //
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'escape' }));
  },
});
export const Removes = meta.story({
  render: () => <Living />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Manage collaborators' });
    await userEvent.click(button);
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Li Wei' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Li Wei' }));
    await expect(await dialog.findByText('Collaborator removed successfully')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(people.length - 1);
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'People with access' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});
const handOver: ShareDialogProps['renderAction'] = ({ name, status }) =>
  status === 'accepted' ? (
    <Button size="small" variant="text" aria-label={`Hand over to ${name}`}>
      Hand over
    </Button>
  ) : null;

export const FurtherAction = meta.story({
  args: { renderAction: handOver },
  play: async () => {
    await expect((await opened()).getAllByRole('button', { name: /^Hand over to/ })).toHaveLength(2);
  },
});
export const Inviting = meta.story({ args: { inviting: true } });
export const Removing = meta.story({
  args: { removing: '12' },
  play: async () => {
    await expect((await opened()).getByRole('button', { name: 'Removing... colleague@example.org' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const NotFound = meta.story({ args: { inviteError: 'User not found' } });
export const RemovalFailed = meta.story({ args: { removeError: 'The collaborator could not be removed.' } });
export const Nobody = meta.story({ args: { collaborators: [] } });
export const Loading = meta.story({ args: { loading: true, collaborators: [] } });
export const LoadingFailed = meta.story({ args: { error: true, onRetry: fn(), collaborators: [] } });
/** The invited people are known, the collaborators are not. */
export const OneListFailed = meta.story({
  args: { error: 'Part of the list could not be loaded.', onRetry: fn(), collaborators: people.slice(2) },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Part of the list could not be loaded.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const TypedBefore = meta.story({
  args: { defaultUsername: 'new@example' },
  play: async ({ args, userEvent }) => {
    const field = (await opened()).getByRole('textbox');
    await expect(field).toHaveValue('new@example');
    await userEvent.type(field, '.org{Enter}');
    await expect(args.onInvite).toHaveBeenCalledWith('new@example.org', expect.objectContaining({ reason: 'key' }));
  },
});
export const AsksToTakeBack = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove colleague@example.org' }));
    await expect(dialog.getByRole('group')).toHaveAccessibleDescription('The invitation can no longer be accepted.');
  },
});
/** In ochre, as somebody has to see to it. */
export const NotDelivered = meta.story({
  args: {
    collaborators: [
      {
        id: '9',
        username: 'typo@exampel.org',
        status: 'pending',
        note: 'invited 20 Nov 2026',
        warning: 'the e-mail could not be delivered',
      },
    ],
  },
  play: async () => {
    const row = (await opened()).getByRole('listitem');
    await expect(within(row).getByText('the e-mail could not be delivered')).toBeVisible();
    await expect(within(row).getByRole('button', { name: 'Remove typo@exampel.org' })).toBeVisible();
  },
});
export const WithNotice = meta.story({ args: { notice: 'Invitation sent to Ann Sørensen' } });
export const LongNames = meta.story({
  args: {
    networkName: 'Prognose_des_metastasierten_Karzinoms_der_Bauchspeicheldruese_v12.xdsl',
    renderAction: handOver,
    collaborators: [
      ...people,
      {
        id: '99',
        username: 'maria-magdalena.brzeczyszczykiewicz@universitaetsklinikum.example.org',
        name: 'Maria Magdalena Brzęczyszczykiewicz-Szczepańska',
        status: 'pending',
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const LongText = meta.story({
  args: { networkName: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
