import type { Letters } from './letterTypes.js';

const ignore = 'If this was not you, you can ignore this e-mail.';

export const englishLetters: Letters = {
  activation: ({ site, url }) => ({
    subject: `Activate your account at ${site}`,
    paragraphs: [`Welcome to ${site}. One step is left: open this link within 24 hours. After that you can log in.`],
    action: { label: 'Activate the account', url },
    note: `Someone registered with this address. ${ignore}`,
  }),
  registeredAgain: ({ site, url, registeredAt }) => ({
    subject: `Your address was registered again at ${site}`,
    paragraphs: [
      `Someone registered again with this address, on ${registeredAt}. An earlier registration is still waiting to be activated.`,
      'Each e-mail activates the registration it was sent for, with the password chosen there. The others then expire.',
    ],
    action: { label: 'Activate this registration', url },
    note: `Open this link within 24 hours, and only if you registered at that time. ${ignore} The link of your own registration still works.`,
  }),
  alreadyRegistered: ({ site, url }) => ({
    subject: `You already have an account at ${site}`,
    paragraphs: [
      'Someone just tried to register with this address, but it already has an account. Nothing was changed.',
    ],
    action: { label: 'Set a new password', url },
    note: `If you forgot your password, set a new one. ${ignore}`,
  }),
  password: ({ site, url }) => ({
    subject: `Set a new password for ${site}`,
    paragraphs: ['Open this link within one hour to set a new password. It works once.'],
    action: { label: 'Set a new password', url },
    note: `Someone requested this link. ${ignore} Your password stays as it is.`,
  }),
  passwordChanged: ({ site, url }) => ({
    subject: `Your password for ${site} was changed`,
    paragraphs: ['The password of your account was just changed. You were logged out everywhere else.'],
    action: { label: 'This was not me: set a new password', url },
    note: 'If this was you, you do not need to do anything.',
  }),
  accountDeleted: ({ site, url, until }) => ({
    subject: `Your account at ${site} will be deleted`,
    paragraphs: [
      `Your account will be deleted on ${until}. Until then you can undo this with the link below.`,
      'Networks that you share pass to the colleague who has worked on them longest. Your answers stay in them under “A former user”.',
    ],
    action: { label: 'Keep the account', url },
    note: 'If you want the account to be deleted, you do not need to do anything.',
  }),
};
