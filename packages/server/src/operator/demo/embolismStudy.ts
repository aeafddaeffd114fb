import type { StudyProtocol } from '@credence/api-client';

/** The network of the demo's study, among the examples. */
export const STUDY_FILE = 'pulmonary-embolism.xdsl';

/** What the demo's study asks; until when is said by whoever opens it. */
export const embolismProtocol: Omit<StudyProtocol, 'closesAt'> = {
  questions: 'all',
  order: 'fixed',
  combinations: false,
  sees: 'pool',
  primary: 'linear',
  withdrawal: 'until_final',
  purpose:
    'We want to know how likely an embolism is before the CT, and where specialists differ. The answers become the numbers of a teaching example.',
};

/** What the network is to tell, and the cases that it is used for, by the identifiers of the nodes in the file. */
export const embolismOutcomes = {
  outcomes: [
    { node: 'Embolism', state: 2 },
    { node: 'Embolism', state: 1 },
  ],
  cases: [
    {
      name: 'After surgery, breathless, D-dimer raised',
      findings: [
        { node: 'Surgery', state: 0 },
        { node: 'Breathlessness', state: 0 },
        { node: 'D_dimer', state: 0 },
      ],
    },
    {
      name: 'Breathless, D-dimer normal',
      findings: [
        { node: 'Breathlessness', state: 0 },
        { node: 'D_dimer', state: 1 },
      ],
    },
  ],
};

/** What a middling expert says: by node, a row of weights for each of its questions. */
export const embolismAnswers: Readonly<Record<string, readonly (readonly number[])[]>> = {
  Surgery: [[20, 80]],
  DVT: [
    [22, 78],
    [6, 94],
  ],
  Embolism: [
    [55, 30, 15],
    [92, 6, 2],
  ],
  Breathlessness: [
    [25, 75],
    [65, 35],
    [88, 12],
  ],
  D_dimer: [
    [35, 65],
    [93, 7],
    [98, 2],
  ],
  Strain: [
    [6, 94],
    [35, 65],
    [80, 20],
  ],
};

/** Where the experts read a question differently, and so lie far apart. */
export const isContested = (fileId: string, iteration: number): boolean => fileId === 'D_dimer' && iteration === 1;

/** What some experts say beside their numbers, by address, node and question. */
export const embolismComments: Readonly<Record<string, string>> = {
  'hannah.roth@example.org D_dimer 1': 'In the emergency department most are ill, with or without an embolism.',
  'mei.tanaka@example.org D_dimer 1': 'In somebody without another illness it is rarely raised.',
  'amara.diallo@example.org D_dimer 1':
    'After surgery it is raised in nearly everybody; without surgery far less often.',
  'colleague@example.org Embolism 1': 'Many of them are found by chance on CT.',
};
