import type { Letters, StudyFacts } from '../letters.js';
import { lasting } from './app/lasting.js';

/** Of every invitation. */
export const stranger = 'Wenn Sie nicht wissen, wer Sie einlädt, können Sie diese E-Mail ignorieren.';

/** Who asks: the name that they chose, and the address that is theirs. */
export const nameOf = ({ inviter, inviterAddress }: Pick<StudyFacts, 'inviter' | 'inviterAddress'>) =>
  inviter === inviterAddress ? inviterAddress : `„${inviter}“ (${inviterAddress})`;

const sizeOf = ({ questions, minutes, closes }: StudyFacts) =>
  `Es ${questions === 1 ? 'ist eine Frage' : `sind ${questions.toLocaleString('de')} Fragen`}, zusammen etwa ${lasting(minutes)}, zu beantworten bis ${closes} in so vielen Sitzungen, wie Sie möchten.`;

/** Apart from the other mails, because whoever asks is shown it beforehand. */
export const studyInvitation: Letters['studyInvitation'] = (facts) => ({
  subject: `Eine Studie bei ${facts.site} bittet um Ihr Urteil`,
  paragraphs: [
    `Jemand bittet Sie, bei ${facts.site} fachkundig an einer Studie teilzunehmen. Die Person ist dort als ${nameOf(facts)} angemeldet und nennt sie „${facts.network}“.`,
    facts.purpose && `Wozu, in ihren Worten: „${facts.purpose}“`,
    facts.message && `Die Person schreibt Ihnen: „${facts.message}“`,
    `${sizeOf(facts)} Sie antworten allein: Bis die Runde endet, spätestens am ${facts.closes}, sieht niemand Ihre Antworten.`,
    'Dieser Link ist Ihrer. Er sagt, was mit Ihren Antworten geschieht, bevor Sie sich entscheiden; Sie können dort auch ablehnen.',
  ].filter(Boolean),
  action: { label: 'Studie ansehen', url: facts.url },
  note: `${stranger} Geben Sie den Link nicht weiter: Wer auch teilnehmen soll, braucht einen eigenen.`,
});

export const studyReminder: Letters['studyReminder'] = (facts) => ({
  subject: `Eine Studie bei ${facts.site} hofft noch auf Ihr Urteil`,
  paragraphs: [
    `Sie wurden gebeten, bei ${facts.site} fachkundig an einer Studie teilzunehmen. Die Person, die Sie fragt, ist dort als ${nameOf(facts)} angemeldet und nennt sie „${facts.network}“.`,
    facts.purpose && `Wozu, in ihren Worten: „${facts.purpose}“`,
    `${sizeOf(facts)} Was Sie beantwortet haben, ist gespeichert; Sie können auch damit abschließen.`,
    'Wenn Sie lieber nicht möchten, sagen Sie es hinter demselben Link: Dann erinnert Sie niemand mehr.',
  ].filter(Boolean),
  action: { label: 'Studie ansehen', url: facts.url },
  note: 'Es gibt höchstens drei Erinnerungen, und keine mehr, wenn Sie abgeschlossen oder abgelehnt haben. Geben Sie den Link nicht weiter: Er ist Ihrer.',
});
