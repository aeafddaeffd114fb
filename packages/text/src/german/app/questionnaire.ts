import type { Text } from '../../english/app.js';

export const questionnaire: Text['questionnaire'] = {
  title: 'Rückmeldung',
  intro:
    'Ihre Rückmeldung hilft uns, die Anwendung zu verbessern. Bitte beantworten Sie alle 13 Fragen; wenige Worte genügen.',
  readers: 'Die Administratoren dieser Website lesen Ihre Antworten, auch die in eigenen Worten, ohne Ihren Namen.',
  again: 'Sie können dies jederzeit noch einmal ausfüllen. Ihre neuen Antworten ersetzen dann die früheren.',

  statements: 'Inwieweit stimmen Sie zu?',
  ownWords: 'In Ihren eigenen Worten',
  nothingToSay: 'Wenn Ihnen nichts einfällt, schreiben Sie „nichts“.',
  aboutYou: 'Über Sie',

  questions: {
    1: 'Ich finde die Anwendung leicht zu bedienen.',
    2: 'Ich finde die Anwendung komplizierter als nötig.',
    3: 'Ich brauche technische Hilfe, um mit der Anwendung zu arbeiten.',
    4: 'Die Funktionen der Anwendung passen gut zusammen.',
    5: 'Ich finde leicht die Seite, die ich brauche.',
    6: 'Ich verstehe, wie die Knoten eines Netzes voneinander abhängen.',
    7: 'Das Einstellen von Wahrscheinlichkeiten ist intuitiv.',
    8: 'Welche Funktionen sind für Sie nützlich?',
    9: 'Welche Funktionen fehlen Ihnen?',
    10: 'Was ist Ihnen schwergefallen?',
    11: 'Was sollten wir Ihrer Meinung nach ändern?',
    12: 'Wie viel Erfahrung haben Sie mit Bayes-Netzen?',
    13: 'Wie oft arbeiten Sie mit Bayes-Modellen?',
  },
  topics: {
    1: 'Bedienbarkeit',
    2: 'Kompliziertheit',
    3: 'Bedarf an technischer Hilfe',
    4: 'Zusammenspiel der Funktionen',
    5: 'Zurechtfinden',
    6: 'Verständnis der Abhängigkeiten',
    7: 'Verständlichkeit der Wahrscheinlichkeitseingabe',
    8: 'Nützliche Funktionen',
    9: 'Fehlende Funktionen',
    10: 'Schwierigkeiten',
    11: 'Vorschläge',
    12: 'Erfahrung mit Bayes-Netzen',
    13: 'Arbeit mit Bayes-Modellen',
  },
  experience: {
    Beginner: 'Wenig Erfahrung',
    Intermediate: 'Fortgeschritten',
    Advanced: 'Sehr erfahren',
  },
  frequency: {
    Daily: 'Täglich',
    Weekly: 'Wöchentlich',
    Monthly: 'Monatlich',
    Rarely: 'Selten',
    Never: 'Nie',
  },

  progress: 'Beantwortete Fragen',
  answered: (count, all) => `${count} von ${all} beantwortet`,
  submit: 'Absenden',
  submitting: 'Wird gesendet …',
  incomplete: 'Bitte beantworten Sie alle Fragen, bevor Sie absenden.',
  problem: (item, topic) => `Frage ${item}: ${topic}`,
  thanks: 'Vielen Dank für Ihre Rückmeldung!',
  failed: 'Beim Absenden des Fragebogens ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',

  invitation: 'Wie war die Arbeit mit diesem Netz? Sagen Sie es uns in 13 kurzen Fragen.',
};
