import type { Letters, StudyFacts } from '../letters.js';
import { lasting } from './app/lasting.js';

/** Of every invitation. */
export const stranger = 'If you do not know who is inviting you, you can ignore this e-mail.';

/** Who asks: the name that they chose, and the address that is theirs. */
export const nameOf = ({ inviter, inviterAddress }: Pick<StudyFacts, 'inviter' | 'inviterAddress'>) =>
  inviter === inviterAddress ? inviterAddress : `“${inviter}” (${inviterAddress})`;

const sizeOf = ({ questions, minutes, closes }: StudyFacts) =>
  `There ${questions === 1 ? 'is one question' : `are ${questions.toLocaleString('en')} questions`}, about ${lasting(minutes)} in all, to be answered by ${closes} in as many sittings as you like.`;

/** Apart from the other mails, because whoever asks is shown it beforehand. */
export const studyInvitation: Letters['studyInvitation'] = (facts) => ({
  subject: `A study at ${facts.site} asks for your judgement`,
  paragraphs: [
    `Somebody asks you to take part as an expert in a study at ${facts.site}. They sign in there as ${nameOf(facts)} and call it “${facts.network}”.`,
    facts.purpose && `What it is for, in their words: “${facts.purpose}”`,
    facts.message && `They write to you: “${facts.message}”`,
    `${sizeOf(facts)} You answer alone: nobody sees your answers until the round closes, at the latest on ${facts.closes}.`,
    'This link is yours. It says what happens with your answers before you decide, and lets you decline.',
  ].filter(Boolean),
  action: { label: 'See the study', url: facts.url },
  note: `${stranger} Do not pass the link on: whoever should take part, too, needs a link of their own.`,
});

export const studyReminder: Letters['studyReminder'] = (facts) => ({
  subject: `A study at ${facts.site} still hopes for your judgement`,
  paragraphs: [
    `You were asked to take part as an expert in a study at ${facts.site} by ${nameOf(facts)}, who calls it “${facts.network}”.`,
    facts.purpose && `What it is for, in their words: “${facts.purpose}”`,
    `${sizeOf(facts)} What you have answered is saved, and you can finish with what is there.`,
    'If you would rather not, say so behind the same link: then nobody reminds you again.',
  ].filter(Boolean),
  action: { label: 'See the study', url: facts.url },
  note: 'There are at most three reminders, and none once you have finished or declined. Do not pass the link on: it is yours.',
});
