import type { Permission } from '@credence/api-client';
import type { OperationId } from '../src/http/operation.js';
import { rights, type rightsOf } from '../src/roles/rights.js';
import { type Role, type RoleRow, roles } from '../src/roles/roles.js';

/**
 * Who may call what: the status that each kind of person gets for each operation. The tests make every call of the
 * table; an operation without a row does not compile. What a row says of the roles follows from the permission that it
 * names and the table of roles, and so do the columns.
 */

/** The callers without a role in the network concerned. */
export const others = {
  visitor: 'nobody: no token',
  stranger: 'a user without a tie',
  expired: 'the owner with an expired token',
  loggedOut: 'the owner after logging out',
  notActivated: 'the owner, not activated',
  former: 'a former collaborator',
  declined: 'a person who declined the invitation',
  neighbour: 'the owner of another network',
} as const;

export type Persona = Role | keyof typeof others;

/** The status that each kind of person gets. */
export type Statuses<Name extends string = Persona> = Readonly<Record<Name, number>>;

/** A row: the statuses and, for an operation about a network, the permission that it asks for. */
export interface Row {
  readonly needs?: Permission;
  readonly statuses: Statuses;
}

export const personas = [...Object.keys(others), ...Object.keys(roles)] as Persona[];

const withoutToken = { visitor: 401, expired: 401, loggedOut: 401, notActivated: 401 };

const all = <Name extends string>(names: readonly Name[], status: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, status(name)])) as Record<Name, number>;

/** Everybody, whatever token they send. */
const anybody = (status: number): Row => ({ statuses: all(personas, () => status) });

/** Everybody who is signed in, for their own data. */
const users = (status: number): Row => ({ statuses: { ...all(personas, () => status), ...withoutToken } });

/**
 * The statuses of an operation that asks for a permission: people whose role does not let them see the network, and
 * those without one, get the same answer as for an unknown id.
 * @param refused what people get who see the network but lack the permission
 */
export function statusesOf<Name extends string>(
  permission: Permission,
  table: Readonly<Record<Name, RoleRow>>,
  { decide }: Pick<ReturnType<typeof rightsOf<Name>>, 'decide'>,
  refused = 403,
): Statuses<Name | keyof typeof others> {
  const statuses = { allowed: 200, forbidden: refused, notFound: 404 };
  return {
    ...all(Object.keys(others) as (keyof typeof others)[], () => 404),
    ...withoutToken,
    ...all(Object.keys(table) as Name[], (role) => statuses[decide(permission, role)]),
  };
}

const needs = (permission: Permission, refused?: number): Row => ({
  needs: permission,
  statuses: statusesOf<Role>(permission, roles, rights, refused),
});

/** The results of a study, before they have been opened. Whoever works on the network with its owner sees no study. */
const resultsUnopened = { ...needs('view').statuses, collaborator: 404, owner: 409, expert: 409 };

const administrators: Row = { statuses: { ...users(403).statuses, administrator: 200 } };

export const matrix: { readonly [Id in OperationId]: Row } = {
  getCsrfToken: anybody(200),
  checkSession: anybody(200),
  login: anybody(200),
  // The site of the tests has no such login; accounts/institution has its own tests.
  startInstitutionLogin: anybody(501),
  answerInstitutionLogin: anybody(501),
  joinInstitutionLogin: anybody(501),
  registerInstitutionLogin: anybody(501),
  logout: users(200),
  checkAdmin: users(200),

  // The request names the caller's own account.
  getUser: users(200),
  createUser: anybody(200),
  editUser: users(200),
  updatePassword: users(200),
  beginSecondFactor: users(200),
  // Nothing was begun.
  confirmSecondFactor: users(400),
  removeSecondFactor: users(200),
  changeAddress: users(200),
  cancelAddressChange: users(200),
  submitQuestionnaire: users(200),
  exportUser: users(200),
  deleteUser: users(200),
  listSessions: users(200),
  revokeSessions: users(200),
  // The request carries a secret that was never issued.
  confirmByLink: anybody(400),
  confirmAccount: anybody(400),
  activateAccount: anybody(400),
  rejectRegistration: anybody(400),
  resetPassword: anybody(400),
  checkPasswordLink: anybody(200),
  // The request carries a secret that was never issued.
  readInvitation: anybody(400),
  checkAddressLink: anybody(200),
  answerAddressChange: anybody(400),
  forgotPassword: anybody(200),
  resendActivation: anybody(200),

  listNetworks: users(200),
  listCollaborations: users(200),
  listInvitations: users(200),
  listDeletedNetworks: users(200),
  uploadNetwork: users(201),
  getDashboard: administrators,
  downloadQuestionnaires: administrators,
  // Nobody of the tests has one to lose.
  resetSecondFactor: { statuses: { ...users(403).statuses, administrator: 404 } },
  getSite: anybody(200),

  // Returns true or false, but never reveals whether the network exists.
  checkAccess: { ...users(200), needs: 'view' },
  getOverview: needs('view'),
  getStructure: needs('view'),
  getTables: needs('read_numbers'),
  getOutcomes: needs('view'),
  saveOutcomes: needs('describe'),
  // Whoever only sees the network reads names with its nodes.
  getNames: needs('describe'),
  saveNames: needs('describe'),
  saveResetRule: needs('decide_resets'),
  // The network of the request is a study without a round.
  getStudy: { ...needs('view'), statuses: { ...needs('view').statuses, collaborator: 404 } },
  saveStudy: needs('run_study'),
  tryQuestion: needs('run_study'),
  openRound: needs('run_study'),
  closeRound: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  reopenRound: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  extendRound: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  openResults: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  getStudyResults: { ...needs('view'), statuses: resultsUnopened },
  getStudyAnswers: { ...needs('view'), statuses: resultsUnopened },
  redactComment: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  downloadStudyTables: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  downloadStudyPeople: needs('run_study'),
  downloadStudyForRedcap: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  adoptTables: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  undoAdoption: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  declareFinal: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  nameDeputy: needs('run_study'),
  removeDeputy: needs('run_study'),
  // Nobody of them was asked: for everybody but that person there is nothing, whatever they are to the network.
  readDeputyRequest: { statuses: { ...users(404).statuses } },
  answerDeputyRequest: { statuses: { ...users(404).statuses } },
  // The request carries a secret that was never issued.
  readStudyInvitation: anybody(400),
  acceptStudyInvitation: anybody(400),
  enterStudy: anybody(400),
  declineStudyInvitation: anybody(400),
  // The round of the network's study is not open.
  finishStudy: { ...needs('take_part'), statuses: { ...needs('take_part').statuses, expert: 409 } },
  keepLateAnswer: { ...needs('take_part'), statuses: { ...needs('take_part').statuses, expert: 409 } },
  withdrawFromStudy: needs('take_part'),
  // The request names the expert, who has accepted; the round is not open.
  remindExpert: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  letInLateAnswers: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  cancelExpert: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  inviteExperts: { ...needs('run_study'), statuses: { ...needs('run_study').statuses, owner: 409 } },
  downloadNetwork: needs('read_numbers'),
  listEvents: needs('see_people'),
  getActivity: needs('see_people'),
  deleteNetwork: needs('delete'),
  // The request names a network that its owner deleted.
  restoreNetwork: needs('delete', 404),

  listCollaborators: needs('see_people'),
  listInvitedCollaborators: needs('share'),
  inviteCollaborator: needs('share'),
  inviteByEmail: needs('share'),
  cancelInvitation: needs('share'),
  // The request names another collaborator.
  removeCollaborator: needs('share'),
  // The request names another collaborator.
  handOverNetwork: needs('hand_over'),
  acceptInvitation: needs('answer_invitation', 409),
  declineInvitation: needs('answer_invitation', 404),
  // Asks for no permission that anybody has: whoever declined has no role any more, and whoever is invited nothing to undo.
  undoDecline: { statuses: { ...needs('answer_invitation', 404).statuses, declined: 200 } },

  getNode: needs('assess'),
  saveCombinations: needs('assess'),
  resetNode: needs('reset'),
  // The expert has reset nothing in an assessment of their own.
  undoReset: { ...needs('reset'), statuses: { ...needs('reset').statuses, expert: 409 } },
  getDirections: needs('assess'),
  saveDirections: needs('assess'),
  getExplanations: needs('view'),
  saveExplanations: needs('describe'),
  getNodeFeedback: needs('assess'),
  saveNodeFeedback: needs('assess'),
  getQuestion: needs('assess'),
  saveAnswer: needs('assess'),
  getAnswerHistory: needs('assess'),
  // The request names an answer of the shared assessment.
  restoreAnswer: { ...needs('assess'), statuses: { ...needs('assess').statuses, expert: 404 } },
};
