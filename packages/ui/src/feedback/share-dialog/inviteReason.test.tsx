import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ShareDialog } from './ShareDialog.js';

test('R-3110: whoever invites is told whether by a press or by a key, and Enter is a key', async () => {
  const onInvite = vi.fn<(username: string, details: { reason: string }) => void>();
  await render(
    <CredenceProvider>
      <ShareDialog
        open
        networkName="Wilson's disease"
        collaborators={[]}
        onInvite={onInvite}
        onRemove={() => {}}
        onOpenChange={() => {}}
      />
    </CredenceProvider>,
  );
  const field = page.getByRole('textbox');
  const reasons = () => onInvite.mock.calls.map(([, { reason }]) => reason);
  await userEvent.type(field, 'weber{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Invite' }));
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(reasons).toEqual(['key', 'press', 'key']);
});
