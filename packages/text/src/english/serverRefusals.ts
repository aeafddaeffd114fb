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
  headers_too_large: 'The headers of the request are too large.',
  internal_error: 'Something went wrong on our side. Please try again.',
  not_offered: 'This server does not offer this yet.',
  unavailable: 'The server is busy. Please try again in a moment.',
  too_demanding:
    'This takes more time or memory than the server may use at once. Nothing is lost. Please try again later, or tell whoever runs this site.',
  storage_unavailable: 'Nothing can be saved at the moment. Please try again in a few minutes.',
  reading_unavailable: 'This cannot be opened at the moment. Please try again in a few minutes.',
};
