import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findLostSheets } from './lostSheets.js';

findLostSheets();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.querySelector('[data-lost]')?.remove();
});

const sheet = () => document.querySelector<HTMLLinkElement>('link[data-lost]');

/** A sheet that is asked for and does not come. */
function lose() {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'data:text/css,' });
  link.dataset['lost'] = '';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
}

/** How often it is asked for in so many minutes, none of which brings it. */
function askedIn(minutes: number) {
  let asked = 0;
  let last = sheet();
  for (let second = 0; second < minutes * 60; second += 1) {
    vi.advanceTimersByTime(1000);
    if (sheet() === last) continue;
    asked += 1;
    last = sheet();
    last?.dispatchEvent(new Event('error'));
  }
  return asked;
}

test('R-3481: a style sheet that is gone for good is asked for less and less often', () => {
  lose();
  expect(askedIn(1)).toBeGreaterThanOrEqual(5);
  expect(askedIn(10)).toBeLessThanOrEqual(11);
});

test('R-3481: a style sheet that was lost is asked for at once when there is a connection again', () => {
  lose();
  askedIn(5);
  const before = sheet();
  window.dispatchEvent(new Event('online'));
  expect(sheet()).not.toBe(before);
});
