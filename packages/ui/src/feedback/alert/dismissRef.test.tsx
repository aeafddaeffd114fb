import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { Alert } from './Alert.js';

test('R-3605: its dismissRef is the close button', async () => {
  const dismissRef = createRef<HTMLButtonElement>();
  const onDismiss = vi.fn();
  await render(
    <Alert dismissRef={dismissRef} onDismiss={onDismiss}>
      Handed over
    </Alert>,
    { wrapper: CredenceProvider },
  );
  dismissRef.current?.focus();
  await userEvent.keyboard('{Enter}');
  expect(onDismiss).toHaveBeenCalledOnce();
});
