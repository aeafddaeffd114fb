import { expect, test } from 'vitest';
import { browserTabs } from './browserTabs.js';

const key = 'credence-tab-test';
const showPage = () => window.dispatchEvent(new Event('pageshow'));
const hidePage = () => window.dispatchEvent(new Event('pagehide'));

test('R-2629: a tab has the same name after a reload, and a duplicate of it has another', () => {
  const name = browserTabs(key).own();
  hidePage();
  expect(browserTabs(key).own()).toBe(name);
  showPage();
  expect(browserTabs(key).own()).not.toBe(name);
});

test('R-2629: tabs see which others are open', async () => {
  const [one, two] = [browserTabs(`${key} open`), browserTabs(`${key} open`)];
  expect([...(await one.open())]).toEqual([]);
  const name = two.own();
  expect([...(await one.open())]).toEqual([name]);
});

test.each(['', 'a\nb', '__proto__', 'x'.repeat(36)])(
  'R-2629: a stored name that is not ours is ignored: %j',
  (name) => {
    sessionStorage.setItem(key, name);
    expect(browserTabs(key).own()).not.toBe(name);
    showPage();
  },
);
