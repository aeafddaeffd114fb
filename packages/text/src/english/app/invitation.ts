import { lasting } from './lasting.js';
import { named } from './named.js';

/** The home page of somebody who is invited: who asks, how much it is, and a question to practise on. */
export const invitation = {
  /** Above the sentence, with the day of the invitation where it is known. */
  title: (date: string) => (date ? `Invitation, ${date}` : 'Invitation'),
  /** The sentence after the name of whoever asks, around the name of the network. */
  asks: [' asks for your judgement on ', '.'] as readonly [string, string],
  /** What the inviter wrote. */
  quotation: (words: string) => `“${words}”`,
  somebody: 'A colleague',
  part: 'Your part',
  partText: (nodes: number, questions: string) => `${nodes === 1 ? '1 node' : `${nodes} nodes`}, ${questions}`,
  questions: (count: string, isOne: boolean) => (isOne ? '1 open question' : `${count} open questions`),
  nothingOpen: 'no open question',
  /** Of somebody who is asked about some of the nodes. */
  ownPart: (own: number, all: number, questions: string) =>
    `${own} of ${all === 1 ? '1 node' : `${all} nodes`}, ${questions}`,
  ownQuestions: (count: string, isOne: boolean) => (isOne ? '1 question' : `${count} questions`),
  /** The nodes of the part by name, and how many more there are. */
  partNames: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', '),
  partHint: 'you answer those you can, the others stay open',
  time: 'Time',
  lasts: (minutes: number) => `about ${lasting(minutes)}`,
  timeHint: 'in pieces, on any device; every answer is saved',
  due: 'By',
  /** Under a day that is over: "yesterday". */
  duePast: (away: string) => `${away}; answers are still welcome`,
  seen: 'Who sees it',
  seenBy: (who: string, others: number) => {
    if (others === 0) return who;
    return others === 1 ? `${who} and one expert` : `${who} and ${others} experts`;
  },
  seenHint: 'with your name; you fill one network together',
  /** Of a study, in which each answers alone. */
  seenAlone: 'nobody before the round closes',
  seenAloneHint: 'afterwards under a code, without your name',
  aboutStudy: 'See what it is about',
  aboutStudyOf: (network: string) => `See what ${network} is about`,
  accept: 'Accept',
  decline: 'Decline',
  freedom: 'You can stop at any time. Declining needs no reason.',
  declined: 'Declined.',
  open: 'Open',
  /** To the first question, after Accept. */
  begin: (node: string) => `Begin with ${named(node)}`,
  practice: 'Try one question first',
  practiceHint: 'Practice, nothing is stored',
  /** Each: what is known before and after the stressed part, the beginning of the question, and its end. */
  practiceQuestions: [
    {
      known: ['A patient of 65 has been ', 'hoarse for three weeks', ', smokes and has no pain:'],
      lead: 'How likely is it that the cause is:',
      asked: 'a tumour of the larynx?',
    },
    {
      known: ['The same patient of 65, hoarse for three weeks and without pain, ', 'has never smoked', ':'],
      lead: 'How likely is it that the cause is:',
      asked: 'a tumour of the larynx?',
    },
    {
      known: ['The same patient of 65 has never smoked, has no pain and has been ', 'hoarse for three days', ':'],
      lead: 'How likely is it that the cause is:',
      asked: 'a tumour of the larynx?',
    },
  ],
  practiceAll: (count: number) => `Try all ${count} practice questions`,
  practiceTime: '2 minutes',
  practiceNext: 'Next practice question',
  practicePlace: (number: number, count: number) => `Practice question ${number} of ${count}`,
  practiceAgain: 'Start again',
  practiceDone: 'That is all there is to it.',
  expect: 'What to expect',
  expectations: [
    { title: 'You judge, nobody checks', text: 'There is no right answer: your experience is the data.' },
    {
      title: 'One patient at a time',
      text: 'From question to question a single condition changes, and it is marked.',
    },
    { title: 'Say how sure you are', text: 'A guess is welcome: each answer asks how certain you are of it.' },
  ],
};
