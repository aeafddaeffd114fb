import type { Language } from '../packages/app/src/ground/text/language.ts';
import { inRoot } from '../tools/workspace.ts';

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

export const studies: Readonly<Record<Language, Study>> = {
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
