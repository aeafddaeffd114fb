import { newToken } from '../src/accounts/token.js';
import type { Client } from './client.js';
import type { TestApp } from './testApp.js';

const browsers = new WeakMap<TestApp, Client>();

/** The one browser in which the people of a test sign up and open their mails, unless it says otherwise. */
export function ownBrowser(app: TestApp): Client {
  const known = browsers.get(app);
  if (known) return known;
  const browser = app.visitor();
  // Known before the first sign-up, so that two at the same moment are of one browser.
  browser.signupSecret = newToken();
  browsers.set(app, browser);
  return browser;
}
