import type { OperationId } from '../src/http/operation.js';

/**
 * Who may call what: the status that each kind of person gets for each operation. The tests make every call of the
 * table; an operation without a row does not compile.
 */

/** The caller, in relation to the network concerned. */
export const personas = {
  V: 'a visitor without a token',
  U: 'a user without a tie',
  I: 'an invitee',
  C: 'a collaborator',
  O: 'the owner',
  A: 'an administrator without a tie',
  X: 'the owner with an expired token',
  L: 'the owner after logging out',
  N: 'the owner, not activated',
  P: 'a former collaborator',
  D: 'a person who declined the invitation',
  S: 'the owner of another network',
} as const;

export type Persona = keyof typeof personas;
export type Row = Readonly<Record<Persona, number>>;

const withoutToken = { V: 401, X: 401, L: 401, N: 401 };

/** Everybody, whatever token they send. */
const anybody = (status: number): Row => ({
  V: status,
  U: status,
  I: status,
  C: status,
  O: status,
  A: status,
  X: status,
  L: status,
  N: status,
  P: status,
  D: status,
  S: status,
});

/** Everybody who is signed in, for their own data. */
const users = (status: number): Row => ({ ...anybody(status), ...withoutToken });

/** For people without a tie, the network does not exist; invitees see only the invitation. */
const network = (ties: { O: number; C: number; I?: number }): Row => ({ ...anybody(404), ...withoutToken, ...ties });

const members = network({ O: 200, C: 200 });
const ownerOnly = network({ O: 200, C: 403 });

export const matrix: { readonly [Id in OperationId]: Row } = {
  getCsrfToken: anybody(200),
  checkSession: anybody(200),
  login: anybody(200),
  logout: users(200),
  checkAdmin: users(200),

  // The request names the caller's own account.
  getUser: users(200),
  createUser: anybody(200),
  editUser: users(200),
  updatePassword: users(200),
  changeAddress: users(200),
  cancelAddressChange: users(200),
  submitQuestionnaire: users(200),
  exportUser: users(200),
  deleteUser: users(200),
  listSessions: users(200),
  revokeSessions: users(200),
  // The request carries a secret that was never issued.
  confirmAccount: anybody(400),
  activateAccount: anybody(400),
  rejectRegistration: anybody(400),
  resetPassword: anybody(400),
  checkPasswordLink: anybody(200),
  // The request carries a secret that was never issued.
  getInvitation: anybody(400),
  checkAddressLink: anybody(200),
  answerAddressChange: anybody(400),
  forgotPassword: anybody(200),
  resendActivation: anybody(200),

  listNetworks: users(200),
  listCollaborations: users(200),
  listInvitations: users(200),
  listDeletedNetworks: users(200),
  uploadNetwork: users(201),
  getDashboard: { ...users(403), A: 200 },
  downloadQuestionnaires: { ...users(403), A: 200 },
  getSite: anybody(200),

  // Returns true or false, but never reveals whether the network exists.
  checkAccess: users(200),
  getOverview: members,
  getStructure: members,
  getTables: members,
  getOutcomes: members,
  saveOutcomes: ownerOnly,
  saveResetRule: ownerOnly,
  downloadNetwork: members,
  listEvents: members,
  getActivity: members,
  deleteNetwork: ownerOnly,
  // The request names a network that its owner deleted.
  restoreNetwork: network({ O: 200, C: 404 }),

  listCollaborators: members,
  listInvitedCollaborators: ownerOnly,
  inviteCollaborator: ownerOnly,
  inviteByEmail: ownerOnly,
  cancelInvitation: ownerOnly,
  // The request names another collaborator.
  removeCollaborator: ownerOnly,
  // The request names another collaborator.
  handOverNetwork: ownerOnly,
  acceptInvitation: network({ O: 409, C: 409, I: 200 }),
  declineInvitation: network({ O: 404, C: 404, I: 200 }),
  undoDecline: { ...network({ O: 404, C: 404, I: 200 }), D: 200 },

  getNode: members,
  saveCombinations: members,
  resetNode: members,
  undoReset: members,
  getDirections: members,
  saveDirections: members,
  getExplanations: members,
  saveExplanations: ownerOnly,
  getNodeFeedback: members,
  saveNodeFeedback: members,
  getQuestion: members,
  saveAnswer: members,
  getAnswerHistory: members,
  restoreAnswer: members,
};
