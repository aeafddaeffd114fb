import type { components, FileProblem, NetworkListEntry, Site, UploadErrorBody, User } from '@credence/api-client';

type OpenedInvitation = components['schemas']['OpenedInvitation'];
type OpenedStudyInvitation = components['schemas']['OpenedStudyInvitation'];

/** A user, with the fields given by the test. */
export function buildUser(given: Partial<User> = {}): User {
  return { username: 'ann@example.org', firstname: 'Ann', lastname: 'Sørensen', ...given };
}

/** One of a user's sessions. */
export function buildOpenSession(given: { id?: string; current?: boolean; browser?: string } = {}) {
  return {
    id: '5f0d3f6e-2c7b-4f58-9a1d-8f5f0c1b2a33',
    createdAt: '2026-11-20T07:58:00Z',
    lastUsedAt: '2026-11-21T06:59:30Z',
    current: false,
    browser: 'Firefox on Linux',
    ...given,
  };
}

export function buildNetwork(given: Partial<NetworkListEntry> = {}): NetworkListEntry {
  return {
    networkId: '7fK2pQ9xWb4T',
    filename: 'larynx_tnm_v3.xdsl',
    type: 'owned',
    lastModified: '2026-11-20T16:12:09Z',
    collaborators: [],
    invited_collaborators: [],
    ...given,
  };
}

/** An invitation with what is known of it. */
export function buildInvitation(given: Partial<NetworkListEntry> = {}): NetworkListEntry {
  return buildNetwork({
    networkId: 'Lx4Inv1tat10n',
    networkName: 'Laryngeal carcinoma',
    type: 'invitation',
    sharedBy: 'c.okafor@hno.example',
    invitation: {
      invitedAt: '2026-11-20T09:00:00Z',
      from: 'Dr. Chidi Okafor',
      nodes: 30,
      questions: 96,
      minutes: 35,
      sharedWith: 2,
    },
    ...given,
  });
}

/** An invitation as its personal link shows it. */
export function buildOpenedInvitation(given: Partial<OpenedInvitation> = {}): OpenedInvitation {
  return {
    username: 'ada@example.org',
    hasAccount: false,
    state: 'open',
    networkId: 'Lx4Inv1tat10n',
    filename: 'larynx.xdsl',
    networkName: 'Laryngeal carcinoma',
    sharedBy: 'c.okafor@hno.example',
    invitation: {
      invitedAt: '2026-11-20T09:00:00Z',
      from: 'Dr. Chidi Okafor',
      nodes: 30,
      questions: 96,
      minutes: 35,
      sharedWith: 2,
      message: 'You see more such cases\nthan anyone I know.',
      dueOn: '2026-12-11',
    },
    ...given,
  };
}

/** An invitation to a study as its personal link shows it. */
export function buildStudyInvitation(given: Partial<OpenedStudyInvitation> = {}): OpenedStudyInvitation {
  return {
    networkId: 'Lx7fK2pQ9xWb',
    network: 'Laryngeal carcinoma',
    owner: 'Dr. Chidi Okafor',
    purpose: 'We are building a staging aid for the tumour board.\nIt is published with its numbers.',
    questions: 96,
    minutes: 35,
    closesAt: '2031-12-11T21:30:00Z',
    state: 'open',
    hasAccount: false,
    ...given,
  };
}

export function buildSite(given: Partial<Site> = {}): Site {
  return {
    name: 'Credence',
    organisation: 'Example University Hospital',
    contact: 'credence@example.org',
    imprint: [
      { heading: 'Publisher', text: 'Example University Hospital\nHospital Road 1' },
      { heading: 'Editor in charge', text: 'Dr. Ada Brandt' },
    ],
    privacy: [
      { heading: 'What we store', text: 'Your account and your networks.\n\nYour answers, until you delete them.' },
    ],
    version: '0.1.0',
    formats: [
      { id: 'xdsl', name: 'XDSL', extensions: ['xdsl'] },
      { id: 'xmlbif', name: 'XMLBIF', extensions: ['xml', 'xmlbif'] },
    ],
    uploadLimit: 20 * 1024 * 1024,
    ...given,
  };
}

/** The error body that every call uses. */
export function buildError(error: string, code = 'invalid_request') {
  return { error, code, requestId: 'req-4f1a' };
}

/** Two problems of a file, as the server reports them. */
export const wrongCount: FileProblem = {
  code: 'wrong-number-count',
  message: 'The node “Stage” has 7 numbers on line 212, column 9 but needs 8, one for each state: correct the list.',
  line: 212,
  column: 9,
  node: 'Stage',
  params: { reason: 'no-parents', node: 'Stage', found: 7, needed: 8 },
};
export const unknownParent: FileProblem = {
  code: 'unknown-parent',
  message:
    'The node “Stage” has a parent “Gradee” on line 40, column 12 that is not in the file: add that node or remove the parent.',
  line: 40,
  column: 12,
  node: 'Stage',
  params: { reason: 'parent', node: 'Stage', parent: 'Gradee' },
};

export function buildUploadError(given: Partial<UploadErrorBody> = {}): UploadErrorBody {
  return { ...buildError(wrongCount.message, 'invalid_network'), problems: [wrongCount], ...given };
}
