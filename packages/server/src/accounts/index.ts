// Accounts: how people register, sign in and change their accounts, and who is calling.

export { formerUser } from './formerUser.js';
export { isAddress } from './isAddress.js';
export { lockAddress } from './lockAddress.js';
export { plainLines } from './plainLines.js';
export { deleteRegistrations, findNewestRegistration } from './registrations.js';
export { hashToken, newToken } from './token.js';
export { normaliseUsername } from './username.js';
export { findAccount, findInvitable, lockAccount, lockUser, nobody, updateUser, type UserRow } from './users.js';

// Change of address
export { endAddressChange } from './address/addressChanges.js';

// Mailed links
export { newPasswordUrl } from './links/addresses.js';
export { endLinks, newLink } from './links/links.js';
export { deletedOn, sendDeletion } from './links/sendLink.js';

// Passwords
export { checkPassword } from './passwords/checkPassword.js';

// Profile
export { presentUser } from './profile/presentUser.js';
export { type Questionnaire, storeQuestionnaire } from './profile/storeQuestionnaire.js';

// Registration
export { activate } from './registration/activate.js';
export { makeProvedAccount } from './registration/makeProvedAccount.js';

// Second factor
export { resetFactor } from './second-factor/resetFactor.js';
export { deleteFactor } from './second-factor/secondFactors.js';

// Sessions
export { browserName } from './sessions/browserName.js';
export { createGuard } from './sessions/createGuard.js';
export { forgetBrowsers, isKnownBrowser } from './sessions/knownBrowsers.js';
export { openSession } from './sessions/openSession.js';
export { requireAdmin } from './sessions/requireAdmin.js';
export { endSessions } from './sessions/sessions.js';
