import { forgetStudyLink } from '../screens/study-invitation/studyLink.js';
import { unopenedLink } from '../ground/access/unopenedLink.js';
import { ahead } from '../features/answering/questions.js';
import { device } from '../ground/device/browserDevice.js';
import { forgetSite } from '../shell/layout/site.js';
import { session, store, type UserInfo } from '../ground/session/index.js';
import { standard } from '@credence/text';
import { showLanguage } from '../ground/text/language.js';
import { uploads } from '../features/upload/browserUploads.js';
import { buildUser } from './builders.js';
import { TOKEN } from './fakeServer.js';

/** A visitor's browser: nothing stored, nothing loaded. */
export function freshDevice(): void {
  localStorage.clear();
  forgetStudyLink();
  // After clearing, because the session's state is read from storage.
  session.stop();
  forgetSite();
  uploads.clear();
  unopenedLink.dismiss();
  document.cookie = 'credence-language=; Path=/; Max-Age=0; SameSite=Lax';
  void showLanguage(standard);
  // Queued, so it runs before every later read.
  void device.forget(buildUser().username);
  ahead.forget();
}

/** The browser of a user who signed in earlier. */
export function signedInDevice(user: UserInfo = buildUser()): void {
  freshDevice();
  store.setToken(TOKEN);
  store.setIsAdmin(false);
  store.setUserInfo({ username: user.username, firstname: user.firstname, lastname: user.lastname });
  session.stop();
}
