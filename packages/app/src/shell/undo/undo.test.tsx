import type { RouteObject } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../ground/paths.js';
import { routes } from '../../routes.js';
import { session } from '../../ground/session/index.js';
import { renderRoute } from '../../test/renderRoute.js';
import { type UndoOffer, useUndo } from './useUndo.js';

let offered: UndoOffer;
let isDocked = false;

/** A page with an action that can be undone. */
function Offering() {
  const undo = useUndo();
  return (
    <>
      <h1 tabIndex={-1}>Imprint</h1>
      <div data-slot="dock" style={{ position: 'sticky', insetBlockEnd: 0, blockSize: isDocked ? 120 : 0 }}>
        <button type="button">Go on</button>
      </div>
      <button type="button" onClick={() => undo(offered)}>
        Do it
      </button>
      <button
        type="button"
        onClick={(event) => {
          undo(offered);
          event.currentTarget.remove();
        }}
      >
        Do it and go
      </button>
    </>
  );
}

/** The application's routes with that page in place of the imprint. */
const offering = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    if (route.path === paths.imprint.pattern) return { path: route.path, Component: Offering };
    return route.children ? { ...route, children: offering(route.children) } : route;
  });

const done = 'larynx.xdsl was deleted.';
const region = () => page.getByRole('region', { name: 'Undo' });
const button = () => region().getByRole('button', { name: `Undo: ${done}` });

async function offer(given: Partial<UndoOffer> = {}, act = 'Do it') {
  offered = { text: done, undo: () => Promise.resolve({ ok: true, text: 'larynx.xdsl is back.' }), ...given };
  const screen = await renderRoute('/imprint', { tree: offering(routes) });
  await expect.element(screen.getByRole('button', { name: act, exact: true })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  (screen.getByRole('button', { name: act, exact: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button()).toBeVisible();
  return screen;
}

afterEach(() => void vi.useRealTimers());

test('R-1705: on a page with a dock the offer stands above it', async () => {
  isDocked = true;
  onTestFinished(() => void (isDocked = false));
  await offer();
  const edge = () => button().element().closest('[data-credence="alert"]')?.getBoundingClientRect().bottom ?? Infinity;
  await expect.poll(edge).toBeLessThanOrEqual(window.innerHeight - 120);
});

test('an action can be undone for ten seconds, and screen readers announce it', async () => {
  await offer();
  await expect.element(page.getByText(`${done} You can undo this for ten seconds.`)).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(9_900);
  await expect.element(button()).toBeVisible();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(region()).not.toBeInTheDocument();
});

test('it outlives a change of page, and undoes there', async () => {
  const { router } = await offer();
  vi.useRealTimers();
  await router.navigate('/');
  await expect.element(page.getByRole('heading', { name: 'Welcome, Ann' })).toBeVisible();
  await userEvent.click(button());
  await expect.element(region().getByText('larynx.xdsl is back.')).toBeVisible();
  expect(button().query()).toBeNull();
});

test('if the pressed button is gone, "Undo" has the focus and the countdown pauses', async () => {
  await offer({}, 'Do it and go');
  await expect.element(button()).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region().getByText('larynx.xdsl is back.')).toBeVisible();
  expect(region().element().contains(document.activeElement)).toBe(true);
});

test('otherwise the focus stays where it is', async () => {
  await offer();
  await vi.advanceTimersByTimeAsync(100);
  await expect.element(page.getByRole('button', { name: 'Do it', exact: true })).toHaveFocus();
});

test('hovering pauses the countdown, and leaving resumes it', async () => {
  await offer();
  await userEvent.hover(button());
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(button()).toBeVisible();
  await userEvent.unhover(button());
  await vi.advanceTimersByTimeAsync(10_100);
  await expect.element(region()).not.toBeInTheDocument();
});

test('an undo that fails says so, and the sentence stays until it is put away', async () => {
  await offer({ undo: () => Promise.resolve({ ok: false, text: 'It could not be brought back.' }) });
  await userEvent.click(button());
  await expect.element(region().getByRole('alert')).toMatchTextContent('It could not be brought back.');
  await vi.advanceTimersByTimeAsync(60_000);
  await userEvent.click(region().getByRole('button', { name: 'Dismiss' }));
  await expect.element(region()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Imprint' })).toHaveFocus();
});

test('two presses undo once', async () => {
  const undo = vi.fn(() => new Promise<never>(() => undefined));
  await offer({ undo });
  (button().element() as HTMLElement).click();
  (button().element() as HTMLElement).click();
  await expect.element(button()).toHaveAttribute('aria-busy', 'true');
  expect(undo).toHaveBeenCalledOnce();
});

test('several notices are shown together, each with its own button', async () => {
  await offer();
  offered = { ...offered, text: 'hepar.xdsl was deleted.' };
  await userEvent.click(page.getByRole('button', { name: 'Do it', exact: true }));
  await userEvent.click(region().getByRole('button', { name: 'Undo: hepar.xdsl was deleted.' }));
  await expect.element(button()).toBeVisible();
});

test('it ends with the session', async () => {
  await offer();
  session.forget();
  await expect.element(region()).not.toBeInTheDocument();
});
