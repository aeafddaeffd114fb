/** Placeholder for texts that the operator has to write. */
export const toFillIn = 'To be filled in by the operator of this site.';
export const toFillInGerman = 'Vom Betreiber dieser Website auszufüllen.';

/** A part of an imprint in one language. */
interface ImprintPart {
  readonly heading: string;
  /** What stands there until the operator has written the text. */
  readonly meanwhile: string;
}

const demonstration = 'Until then: this installation is a demonstration. Its numbers are not for clinical use.';
const demonstrationGerman =
  'Bis dahin gilt: Diese Installation ist eine Vorführung. Ihre Zahlen sind nicht für die Versorgung von Patientinnen und Patienten bestimmt.';
const warranty = 'The software is provided under the MIT licence, without warranty of any kind.';
const warrantyGerman = 'Die Software wird unter der MIT-Lizenz bereitgestellt, ohne jede Gewährleistung.';

const part = (heading: string, meanwhile = ''): ImprintPart => ({ heading, meanwhile });

/** The mandatory parts of an imprint, with their keys in SITE_CONFIG. */
export const imprintParts = [
  { key: 'publisher', english: part('Publisher'), german: part('Herausgeber') },
  { key: 'editor', english: part('Editor in charge'), german: part('Verantwortlich für den Inhalt') },
  { key: 'board', english: part('Board'), german: part('Vorstand') },
  {
    key: 'terms',
    english: part('Terms of use', demonstration),
    german: part('Nutzungsbedingungen', demonstrationGerman),
  },
  { key: 'liability', english: part('Liability', warranty), german: part('Haftung', warrantyGerman) },
  { key: 'hosting', english: part('Hosting'), german: part('Hosting') },
] as const;
