import type { InvitationFacts, LeftStudies, Letters } from '../letters.js';
import { nameOf, stranger, studyInvitation, studyReminder } from './studyLetters.js';

const ignore = 'If this was not you, you can ignore this e-mail.';
const notMe = 'If that was not you, open the link and say so, or ignore this e-mail.';
const freedom = 'You then accept or decline, and can stop at any time; every answer is saved.';

const asks = ({ site, inviter, inviterAddress, network }: InvitationFacts) =>
  `Somebody asks for your judgement on a network at ${site}. They sign in there as ${nameOf({ inviter, inviterAddress })} and call the network “${network}”.`;

const words = ({ message, due, nodes }: InvitationFacts) => [
  ...(message ? [`They write: “${message}”`] : []),
  [
    nodes > 0 ? `They ask you about ${nodes === 1 ? 'one' : nodes} of its nodes.` : '',
    due ? `They hope for your answers by ${due}.` : '',
  ]
    .filter(Boolean)
    .join(' '),
];

const leftOf = ({ passed, stops, kept, erased }: LeftStudies) => [
  ...passed.map(
    ({ network, deputy }) =>
      `Your study “${network}” has passed to “${deputy}”. Undoing the deletion does not bring it back.`,
  ),
  ...stops.map(
    (network) =>
      `Nobody is named to run your study “${network}” in your place: it is stopped when the account is deleted. Its answers are kept, but nobody runs it or opens its results from then on.`,
  ),
  kept + erased > 0
    ? `Your part in ${kept + erased === 1 ? 'one study' : `${kept + erased} studies`} of other people has ended. ${answersOf(kept, erased)} Undoing the deletion does not bring it back.`
    : '',
];

const answersOf = (kept: number, erased: number) => {
  if (erased === 0) return 'Your answers stay there under a code.';
  return kept === 0
    ? 'Your answers there are erased.'
    : `Your answers are erased in ${erased}, and stay under a code in ${kept}, which no longer let experts take them away.`;
};

const takesPart = 'You get this e-mail because you take part in the study.';

const finishedOf = (finished: number, experts: number) =>
  `${finished} of ${experts} who take part said that they had finished.`;

export const letters: Letters = {
  activation: ({ site, url }) => ({
    subject: `Activate your account at ${site}`,
    paragraphs: [
      `Somebody signed up at ${site} with this address. If that was you, one step is left: open this link within 24 hours. After that you can log in.`,
    ],
    action: { label: 'Activate the account', url },
    note: notMe,
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
  secondFactor: ({ site, url, what }) => ({
    subject: {
      set: `Your account at ${site} has a second factor now`,
      removed: `Your account at ${site} has no second factor any more`,
      reset: `The second factor of your account at ${site} was removed`,
    }[what],
    paragraphs: [
      {
        set: 'From now on, your password and a code from your app log you in. Keep the recovery codes in a safe place.',
        removed: 'You removed it. From now on, your password alone logs you in.',
        reset:
          'Somebody who runs the site removed it, as for people who have lost their phone. Your password alone logs you in now. You can set up another second factor.',
      }[what],
    ],
    action: { label: 'This was not me: set a new password', url },
    note: 'If this was you, or you asked for it, you do not need to do anything.',
  }),
  newAddress: ({ site, url }) => ({
    subject: `Confirm your new address for ${site}`,
    paragraphs: [
      `Somebody with an account at ${site} wants to use this address for it. If that was you, open this link within 24 hours and confirm.`,
      'A second e-mail is at your present address. The account uses the new one once both links were confirmed.',
    ],
    action: { label: 'See the change', url },
    note: ignore,
  }),
  presentAddress: ({ site, url, address }) => ({
    subject: `Another address for your account at ${site}?`,
    paragraphs: [
      `Somebody who knows your password asks that your account uses ${address} from now on. If that was you, open this link within 24 hours and agree.`,
      'A second e-mail is at the new address. The account uses it once both links were confirmed, and you log in with it from then on.',
    ],
    action: { label: 'Agree or refuse', url },
    note: 'If this was not you, open the link, refuse, and set a new password. If you do nothing, your account keeps its address.',
  }),
  addressTaken: ({ site, url }) => ({
    subject: `Your address at ${site}`,
    paragraphs: [
      'Somebody wanted to use this address for another account, but it belongs to yours already. Nothing was changed.',
    ],
    action: { label: 'Set a new password', url },
    note: `If that was you and you forgot the password of this account, set a new one. ${ignore}`,
  }),
  addressChanged: ({ site, url, address }) => ({
    subject: `Your account at ${site} has another address`,
    paragraphs: [
      `Your account uses ${address} from now on: log in with it. You were logged out everywhere.`,
      'Invitations that waited for this address are on your home page.',
    ],
    action: { label: 'Log in', url },
    note: 'Both addresses agreed to this and get this e-mail.',
  }),
  invitation: (facts) => ({
    subject: `Invitation to a network at ${facts.site}`,
    paragraphs: [
      asks(facts),
      ...words(facts),
      `Log in to see how many questions there are and how long they take. ${freedom}`,
    ].filter(Boolean),
    action: { label: 'See the invitation', url: facts.url },
    note: stranger,
  }),
  invitationToJoin: (facts) => ({
    subject: `Invitation to a network at ${facts.site}`,
    paragraphs: [
      asks(facts),
      ...words(facts),
      `This link is yours: it shows how many questions there are and how long they take, and signs you up without another e-mail. ${freedom}`,
    ].filter(Boolean),
    action: { label: 'See the invitation', url: facts.url },
    note: `${stranger} Do not pass the link on: it signs up with your address. If nobody signs up, the invitation and this address are deleted after 90 days.`,
  }),
  invitationAccepted: ({ site, url, person, network }) => ({
    subject: `Your invitation at ${site} was accepted`,
    paragraphs: [`“${person}” accepted your invitation and can now answer questions of the network “${network}”.`],
    action: { label: 'Open the network', url },
    note: 'You get this e-mail because the network is yours.',
  }),
  invitationDeclined: ({ site, url, person, network }) => ({
    subject: `Your invitation at ${site} was declined`,
    paragraphs: [`“${person}” declined your invitation to the network “${network}”. No reason was asked for.`],
    action: { label: 'Open the network', url },
    note: 'You get this e-mail because the network is yours. You can invite somebody else, or the same person again.',
  }),
  partFinished: ({ site, url, person, network }) => ({
    subject: `Everything you asked for at ${site} is answered`,
    paragraphs: [`All that you asked “${person}” about in the network “${network}” is answered now.`],
    action: { label: 'Open the network', url },
    note: 'You get this e-mail because the network is yours.',
  }),
  studyInvitation,
  studyReminder,
  studyClosed: ({ site, url, network, sees, withdrawal }) => ({
    subject: `A study at ${site} is closed`,
    paragraphs: [
      `The round of the study “${network}”, in which you take part as an expert, is closed. Your answers count as they are, and can no longer be changed.`,
      sees === 'pool'
        ? 'You can read your own answers at the site, and what all experts said together once the owner has opened the results.'
        : 'You can read your own answers at the site.',
      withdrawal === 'until_final'
        ? 'Until the study is final you can withdraw there, and leave your answers in it or have them erased.'
        : 'As you were told before you took part, your answers could be taken away until now.',
    ],
    action: { label: 'See your answers', url },
    note: takesPart,
  }),
  studyReopened: ({ site, url, network, closes }) => ({
    subject: `A study at ${site} is open again`,
    paragraphs: [
      `The round of the study “${network}” was closed, and that has been taken back. Until ${closes} you can answer what is open, and change what you have answered.`,
    ],
    action: { label: 'Open the study', url },
    note: takesPart,
  }),
  studyExtended: ({ site, url, network, closes }) => ({
    subject: `A study at ${site} is open for longer`,
    paragraphs: [
      `The round of the study “${network}” closes later than announced: on ${closes}. Until then you can answer what is open, and change what you have answered.`,
    ],
    action: { label: 'Open the study', url },
    note: takesPart,
  }),
  studyClosedByDate: ({ site, url, network, finished, experts }) => ({
    subject: `The round of your study at ${site} is closed`,
    paragraphs: [
      `Its date has come, so the round of the study “${network}” is closed. ${finishedOf(finished, experts)}`,
      'You can open the results now. Until somebody does, the close can be taken back.',
    ],
    action: { label: 'Open the study', url },
    note: 'You get this e-mail because the network is yours.',
  }),
  deputyRequest: (facts) => ({
    subject: `Would you run a study at ${facts.site} if need be?`,
    paragraphs: [
      `Somebody asks you to be the deputy for a study at ${facts.site}. They sign in there as ${nameOf(facts)} and call it “${facts.network}”.`,
      facts.purpose && `What it is for, in their words: “${facts.purpose}”`,
      'If you accept, nothing changes for now. The study becomes yours only if they delete their account, so that the answers of its experts are not lost.',
      'To answer you need an account with this address: log in, or sign up first.',
    ].filter(Boolean),
    action: { label: 'See what is asked', url: facts.url },
    note: 'If you do not know who is asking you, you can ignore this e-mail. A request that nobody answers lapses after 90 days.',
  }),
  deputyAccepted: ({ site, url, person, network }) => ({
    subject: `Your study at ${site} has a deputy`,
    paragraphs: [`“${person}” will run the study “${network}” if you delete your account.`],
    action: { label: 'Open the study', url },
    note: 'You get this e-mail because the study is yours.',
  }),
  deputyDeclined: ({ site, url, person, network }) => ({
    subject: `Your study at ${site} has no deputy`,
    paragraphs: [
      `“${person}” does not want to be the deputy for the study “${network}”. No reason was asked for; you can ask somebody else.`,
    ],
    action: { label: 'Open the study', url },
    note: 'You get this e-mail because the study is yours.',
  }),
  studyPassed: ({ site, url, owner, network }) => ({
    subject: `A study at ${site} is yours now`,
    paragraphs: [
      `“${owner}” deletes their account, and you agreed to run the study “${network}” in that case. It is yours from now on, with all that belongs to it.`,
      'Its rules are as they were, and so are all answers. Its experts can answer as before.',
    ],
    action: { label: 'Open the study', url },
    note: 'You get this e-mail because you accepted to be the deputy of the study.',
  }),
  studyStopped: ({ site, url, network, wasRead, withdrawal }) => ({
    subject: `A study at ${site} was stopped`,
    paragraphs: [
      `The study “${network}”, in which you take part as an expert, was stopped because its owner has left. ${wasRead ? 'Your answers are kept as they are, and nobody runs it any more.' : 'Your answers are kept, and nobody but you can read them at the site.'}`,
      withdrawal === 'until_final'
        ? 'You can withdraw there at any time, and leave your answers or have them erased.'
        : 'As you were told before you took part, your answers could be taken away until the round closed.',
    ],
    action: { label: 'See your answers', url },
    note: takesPart,
  }),
  handedOver: ({ site, url, owner, network }) => ({
    subject: `You now own a network at ${site}`,
    paragraphs: [
      `A network that you work on is yours now: “${network}”, handed over by “${owner}”. You decide who works on it, and can share, hand over or delete it.`,
      'All answers are as they were.',
    ],
    action: { label: 'Open the network', url },
    note: 'You get this e-mail because you work on the network.',
  }),
  accountDeleted: ({ site, url, until, ...left }) => ({
    subject: `Your account at ${site} will be deleted`,
    paragraphs: [
      `Your account will be deleted on ${until}. Until then you can undo this with the link below.`,
      'Networks that you share and neither handed over nor deleted pass to the colleague who has worked on them longest, who is told by e-mail. Your answers stay in them under “A former user”.',
      ...leftOf(left),
    ].filter(Boolean),
    action: { label: 'Keep the account', url },
    note: 'If you want the account to be deleted, you do not need to do anything.',
  }),
};
