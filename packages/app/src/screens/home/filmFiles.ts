import type { Language } from '../../ground/text/language.js';
import type { Cut } from './filmLengths.js';

/** Where a film and its captions are fetched from. */
interface FilmFiles {
  readonly film: string;
  readonly captions: string;
}

/** The films by language: each shows the product in it. */
export const filmFiles: Readonly<Record<Language, Readonly<Record<Cut, FilmFiles>>>> = {
  en: {
    experts: {
      film: new URL('./film/experts.en.webm', import.meta.url).href,
      captions: new URL('./film/experts.en.vtt', import.meta.url).href,
    },
    owners: {
      film: new URL('./film/owners.en.webm', import.meta.url).href,
      captions: new URL('./film/owners.en.vtt', import.meta.url).href,
    },
  },
  de: {
    experts: {
      film: new URL('./film/experts.de.webm', import.meta.url).href,
      captions: new URL('./film/experts.de.vtt', import.meta.url).href,
    },
    owners: {
      film: new URL('./film/owners.de.webm', import.meta.url).href,
      captions: new URL('./film/owners.de.vtt', import.meta.url).href,
    },
  },
};
