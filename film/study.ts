import { inRoot } from '../build/workspace.ts';
import type { Language } from '../packages/text/src/languages.ts';

/** The study of a film: the same network, in the film's language. */
export interface Study {
  readonly file: string;
  /** The name of the network. */
  readonly network: string;
  /** The node whose first question is filmed, and another that is answered off camera. */
  readonly nodes: { readonly filmed: string; readonly other: string };
  /** What its owner writes to whom they invite. */
  readonly message: string;
}

/** Only these languages are filmed; the others show the film of the standard one. */
export const studies: Readonly<Partial<Record<Language, Study>>> = {
  en: {
    file: inRoot('film/stridor.xdsl'),
    network: 'Carcinoma of the larynx',
    nodes: { filmed: 'Stridor', other: 'Tumour extent' },
    message: 'You know these patients.',
  },
  de: {
    file: inRoot('film/kehlkopf.xdsl'),
    network: 'Kehlkopfkarzinom',
    nodes: { filmed: 'Stridor', other: 'Tumorausdehnung' },
    message: 'Sie kennen diese Patienten.',
  },
};
