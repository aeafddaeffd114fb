import type { certaintyFieldLabels } from './certaintyField.labels.js';

export const certaintyFieldLabelsDe: typeof certaintyFieldLabels = {
  question: 'Wie sicher sind Sie?',
  choices: { '-2': 'unsicher', '-1': 'eher unsicher', '1': 'eher sicher', '2': 'sicher' },
  explain: 'Erläutern Sie Ihre Unsicherheit:',
  noPatientData: 'Geben Sie keine Patientendaten ein.',
};
