import type { Cut } from './filmLengths.js';

/** Where each film and its captions are fetched from. Both languages caption the same picture. */
export const filmFiles: Readonly<Record<Cut, { film: string; captions: { en: string; de: string } }>> = {
  experts: {
    film: new URL('./film/experts.webm', import.meta.url).href,
    captions: {
      en: new URL('./film/experts.en.vtt', import.meta.url).href,
      de: new URL('./film/experts.de.vtt', import.meta.url).href,
    },
  },
  owners: {
    film: new URL('./film/owners.webm', import.meta.url).href,
    captions: {
      en: new URL('./film/owners.en.vtt', import.meta.url).href,
      de: new URL('./film/owners.de.vtt', import.meta.url).href,
    },
  },
};
