export { type ApiClient, type ApiClientOptions, createApiClient } from './client.js';
export { csrfCookie } from './csrfCookie.js';
export { type Download, downloadOrThrow, fileNameFrom } from './download.js';
export { type Answer, ApiError, NoResponseError, orThrow } from './errors.js';
export { newIdempotencyKey } from './idempotencyKey.js';
export type {
  Activity,
  AnswerConflictBody,
  AnswerSave,
  AnswerSaved,
  Certainty,
  Collaborator,
  Combination,
  CombinationsSave,
  CombinationsSaved,
  CombinationToSave,
  Coverage,
  Credentials,
  CurrentAnswer,
  Dashboard,
  Decision,
  ErrorBody,
  ErrorParams,
  EventType,
  Explanation,
  Explanations,
  FileProblem,
  FileProblemParams,
  Interval,
  LegalSection,
  Meaning,
  NetworkList,
  NetworkListEntry,
  NetworkNode,
  NetworkOverview,
  NetworkStructure,
  NextQuestion,
  NodeDetails,
  OtherDownload,
  NodeReset,
  NodeSummary,
  NotAssessedNode,
  Parent,
  ParentValue,
  PastAnswer,
  ProfileChange,
  Question,
  Questionnaire,
  Registration,
  SessionStatus,
  Site,
  StateDetails,
  StructureNode,
  UploadErrorBody,
  UploadResult,
  User,
} from './models.js';
export type { RefusalCode, RefusalParams } from './refusals.js';
export type { components, operations, paths } from './schema.js';
export type { Send } from './send.js';
export { sendWithProgress, type SendWithProgressOptions } from './sendWithProgress.js';
export { networksFrom, unwrapData } from './unwrap.js';
export { uploadBody } from './uploadBody.js';
