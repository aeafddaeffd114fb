import type { Questionnaire } from '@credence/api-client';

/** All 13 answers, as sent to the server. */
export function buildQuestionnaire(given: Partial<Questionnaire> = {}): Questionnaire {
  return {
    '1': 4,
    '2': 2,
    '3': 1,
    '4': 4,
    '5': 5,
    '6': 3,
    '7': 4,
    '8': 'The people under each slider.',
    '9': 'A printed summary.\nFor the ward.',
    '10': 'None.',
    '11': 'Offer it on the ward tablets.',
    '12': 'Intermediate',
    '13': 'Monthly',
    ...given,
  };
}
