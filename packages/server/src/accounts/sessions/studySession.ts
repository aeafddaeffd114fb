import type { OperationId } from '../../http/operation.js';
import type { PlainCode } from '../../platform/errors.js';
import type { SessionRow } from './sessions.js';

/** What a session says of itself and of its user. */
const ofTheSession: ReadonlySet<string> = new Set<OperationId>([
  // Answers for any network, and says that there is no access to another.
  'checkAccess',
  'checkAdmin',
  'checkSession',
  'getCsrfToken',
  'getUser',
  'logout',
]);

/** What experts do in their study. Whatever is not here is refused: a link that was forwarded opens nothing else. */
const ofTheStudy: ReadonlySet<string> = new Set<OperationId>([
  'downloadNetwork',
  'finishStudy',
  'getAnswerHistory',
  'getDirections',
  'getExplanations',
  'getNode',
  'getNodeFeedback',
  'getOutcomes',
  'getOverview',
  'getQuestion',
  'getStructure',
  'getStudy',
  'getStudyAnswers',
  'getStudyResults',
  'getTables',
  'keepLateAnswer',
  'resetNode',
  'restoreAnswer',
  'saveAnswer',
  'saveCombinations',
  'saveDirections',
  'saveNodeFeedback',
  'undoReset',
  'withdrawFromStudy',
]);

/**
 * Why a session does not open an operation, if it does not: one that somebody signed in for opens all of them, one that
 * began with the link of a study what experts do in that study.
 * @param params those of the path, with the network as `id` or `networkId`
 */
export function whyClosed(
  operation: string,
  params: unknown,
  { studyId }: Pick<SessionRow, 'studyId'>,
): PlainCode | undefined {
  if (studyId === null || ofTheSession.has(operation)) return undefined;
  if (!ofTheStudy.has(operation)) return 'study_session';
  const { networkId, id } = params as { networkId?: string; id?: string };
  return (networkId ?? id) === studyId ? undefined : 'network_not_found';
}
