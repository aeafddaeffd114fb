import type { FailureTexts } from '../failures.js';

type OfServer =
  | 'headers_too_large'
  | 'internal_error'
  | 'not_offered'
  | 'unavailable'
  | 'too_demanding'
  | 'storage_unavailable'
  | 'reading_unavailable';

/** What the server cannot do, whoever asks. */
export const serverRefusals: Pick<FailureTexts['refusals'], OfServer> = {
  headers_too_large: 'Die Kopfzeilen der Anfrage sind zu groß.',
  internal_error: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  not_offered: 'Das bietet dieser Server noch nicht an.',
  unavailable: 'Der Server ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  too_demanding:
    'Das braucht mehr Zeit oder Speicher, als der Server auf einmal verwenden darf. Es ist nichts verloren. Bitte versuchen Sie es später noch einmal, oder sagen Sie es denen, die diese Seite betreiben.',
  storage_unavailable: 'Zurzeit kann nichts gespeichert werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  reading_unavailable: 'Das lässt sich zurzeit nicht öffnen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
};
