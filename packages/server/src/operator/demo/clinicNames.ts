/** The names of the chest clinic's nodes, by their identifiers in the file. */
export const clinicNames: Readonly<Record<string, string>> = {
  visit_to_Asia: 'Visit to Asia',
  smoking: 'Smoking',
  tuberculosis: 'Tuberculosis',
  lung_cancer: 'Lung cancer',
  bronchitis: 'Bronchitis',
  tuberculosis_or_cancer: 'Tuberculosis or lung cancer',
  'chest_X-ray': 'Chest X-ray',
  dyspnoea: 'Shortness of breath',
};
