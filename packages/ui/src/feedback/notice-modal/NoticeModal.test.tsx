import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { NoticeModal } from './NoticeModal.js';

// Gestures take time of this clock, more of it on a busy machine: what is advanced before one leaves room for it.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** Lets React process updates. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const show = (tone: 'success' | 'error', onClose: () => void) =>
  render(
    <CredenceProvider>
      <button type="button">Elsewhere</button>
      <NoticeModal open tone={tone} title="Said" onClose={onClose}>
        You have been logged out.
      </NoticeModal>
    </CredenceProvider>,
  );

test.each(['success', 'error'] as const)(
  'a notice of %s closes by itself after 2000 ms (R-233, R-234, R-1521)',
  async (tone) => {
    const onClose = vi.fn();
    await show(tone, onClose);
    vi.advanceTimersByTime(1999);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test.each(['success', 'error'] as const)(
  'the time of a notice of %s stops while the focus is on it (R-233, R-234)',
  async (tone) => {
    const onClose = vi.fn();
    await show(tone, onClose);
    vi.advanceTimersByTime(200);
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await drawn();
    vi.advanceTimersByTime(60_000);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
    await drawn();
    vi.advanceTimersByTime(2000);
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('the time stops while another tab is in front (R-233, R-1521)', async () => {
  const onClose = vi.fn();
  await show('success', onClose);
  vi.advanceTimersByTime(200);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await drawn();
  vi.advanceTimersByTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
  state.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await drawn();
  vi.advanceTimersByTime(2000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('the time stops while the pointer is on the notice (R-233)', async () => {
  const onClose = vi.fn();
  await show('success', onClose);
  vi.advanceTimersByTime(200);
  await userEvent.hover(page.getByText('You have been logged out.'));
  vi.advanceTimersByTime(60_000);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }));
  vi.advanceTimersByTime(2000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a notice leaves the focus where it is (R-233)', async () => {
  const before = document.activeElement;
  await show('error', vi.fn());
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(document.activeElement).toBe(before);
});

test('a press elsewhere does not cut the time short (R-233, R-1521)', async () => {
  const onClose = vi.fn();
  await show('success', onClose);
  vi.advanceTimersByTime(100);
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }));
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(onClose).toHaveBeenCalledOnce();
});
