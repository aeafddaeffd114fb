import { outbox } from '../answering/browserOutbox.js';
import { ahead } from '../answering/questions.js';
import { drafts } from '../drafts/browserDrafts.js';
import { forgetSite } from '../layout/site.js';
import { session, store, type UserInfo } from '../session/index.js';
import { chooseLanguage } from '../text/language.js';
import { uploads } from '../upload/browserUploads.js';
import { buildUser } from './builders.js';
import { TOKEN } from './fakeServer.js';

/** The browser as a visitor has it: nothing stored, nothing asked yet. */
export function freshDevice(): void {
  localStorage.clear();
  // After it, because what the session shows is read from what is stored.
  session.stop();
  forgetSite();
  uploads.clear();
  void chooseLanguage('en');
  // In its turn, so before anything that is read from now on.
  void drafts.forget(buildUser().username);
  void outbox.forget(buildUser().username);
  ahead.forget();
}

/** The browser of somebody who signed in before. */
export function signedInDevice(user: UserInfo = buildUser()): void {
  freshDevice();
  store.setToken(TOKEN);
  store.setIsAdmin(false);
  store.setUserInfo({ username: user.username, firstname: user.firstname, lastname: user.lastname });
  session.stop();
}
