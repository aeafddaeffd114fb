// Networks as described by their files
export type {
  StateInterval,
  Network,
  NetworkNode,
  NodeKind,
  NodePosition,
  NotAssessedReason,
  State,
} from './network/network.js';
export type { FullTable, NoisyMax } from './network/nodeTable.js';
export { namesAlike } from './network/namesAlike.js';
export { displayName, networkDisplayName, readableName } from './network/displayName.js';

// Problem codes with parameters, and one language's sentences for them
export { type Coded, type NoParams, sentenceOf, type SentencesOf } from './coded.js';

// Everything that can be wrong with a file
export type { Position, Problem, ProblemCode, ProblemParams, ProblemSentences } from './problem.js';
export { problemSentences } from './problemSentences.js';
export { cut } from './formats/quote.js';

// Files: bytes in, the same bytes with new numbers out
export { readNetworkFile, writeNetworkFile } from './formats/networkFile.js';
export type { NetworkFile, ReadFileResult } from './formats/networkFile.js';
export { decodeSource, encodeSource } from './formats/encoding.js';
export type { DecodedSource, FileEncoding } from './formats/encoding.js';
export { type SizedTable, tablesOf, tooLargeForFile } from './formats/tooLargeForFile.js';
export {
  type Conversion,
  convert,
  type Details,
  detailsOf,
  type Loss,
  lossesIn,
  tooLargeInFull,
} from './conversion/convert.js';
export { decimalsOf } from './formats/decimals.js';
export { limits, tolerances } from './network/limits.js';

// Formats: text in, text out
export { detectFormat, formatOf, formats } from './formats/formats.js';
export type {
  ColumnSource,
  Detail,
  FullNetwork,
  FullNode,
  Making,
  NetworkDocument,
  NetworkFormat,
  ReadResult,
  Tables,
} from './formats/format.js';
export type {
  ColumnAddition,
  Insertion,
  InsertionPlace,
  ListedColumns,
  NumbersPlace,
  TablePlace,
} from './formats/tablePlace.js';

// Tables: parent configurations, their columns and their iterations
export { type Configuration, columnOf, configurationCount, configurationOfColumn } from './cpt/configuration.js';
export { allAtOne, normalize } from './cpt/distribution.js';
export { checkExact, type ExactProblem, type ExactProblemParams } from './cpt/checkExact.js';
export { type ExactShares, figureOf, isExactShare, MILLION, percentOf, sliderOf } from './cpt/exactShares.js';
export {
  type AnswerRows,
  type DecodableAnswer,
  decodeAnswer,
  encodeAnswer,
  type EncodedAnswer,
  partsOf,
  resolveAnswer,
  type ResolvedAnswer,
  type Share,
  shareFromParts,
  type ShareValues,
  START_PERCENT,
} from './cpt/resolveAnswer.js';
export { distributionOf, sharesOf } from './cpt/sharesOf.js';
export { configurationAt, isIteration, iterationOf } from './cpt/iteration.js';

// Elicitation: what is decided, what to ask next, how much is done
export {
  ANSWER_FIELDS,
  type AnswerField,
  answerFields,
  type AnswerParticulars,
  columnOfField,
  type DraftedField,
  draftedFields,
  type GivingField,
  givingFields,
  type OriginCode,
  type QuestionField,
  questionFields,
} from './elicitation/answerFields.js';
export {
  type AnswerProblem,
  type AnswerProblemParams,
  CERTAINTIES,
  type CertaintyCode,
  checkAnswer,
  COMMENT_LIMIT,
  type GivenAnswer,
  isBlank,
  isCertainty,
  isPercentAnswer,
  TIMER_LIMIT,
} from './elicitation/checkAnswer.js';
export {
  type CheckedCombinations,
  checkCombinations,
  COMBINATION_LIMIT,
  type CombinationProblem,
  type CombinationProblemParams,
  type GivenCombination,
} from './elicitation/checkCombinations.js';
export { type Contradiction, contradictionsOf, type Direction } from './elicitation/contradictions.js';
export { type Combination, matches, type PartialConfiguration } from './elicitation/combination.js';
export { type EntryCoverage, type ListCoverage, coverageCells, coverageOf } from './elicitation/coverage.js';
export {
  carryOver,
  type DecidingAnswer,
  decide,
  type SavedAnswer,
  type SavedCombination,
} from './elicitation/decide.js';
export {
  distributionOfJudgement,
  exactToKeep,
  isAnswered,
  type Judgement,
  type AnswerStanding,
} from './elicitation/judgement.js';
export { FINE_STOPS, nextStop } from './elicitation/fineLine.js';
export { type Frequency, frequencyOf } from './elicitation/frequency.js';
export { isLargeChange } from './elicitation/largeChange.js';
export { keepBoth, keepBothInOrder } from './elicitation/keepBoth.js';
export {
  type FoundQuestion,
  LISTED_QUESTIONS,
  type QuestionOrder,
  askedOrder,
  questionOrder,
} from './elicitation/questionOrder.js';
export {
  type NetworkCounts,
  type NodeCounts,
  type NodeStatus,
  nodeStatus,
  ONE_BY_ONE,
  percentDone,
  percentOfNetwork,
} from './elicitation/progress.js';
export {
  readShare,
  type TypedShare,
  type TypedShareProblem,
  type TypedShareProblemParams,
} from './elicitation/readShare.js';
export {
  isBeyondWork,
  LONGEST_VISIT,
  minutesFor,
  SECONDS_PER_STATE,
  secondsPerState,
  type Visit,
} from './elicitation/time.js';
export { countUndecided } from './elicitation/undecided.js';
export { winnerOf } from './elicitation/winner.js';

// Inference: what follows from all tables together
export { ancestorsAnd, type InferenceNode, marginalOf } from './inference/marginal.js';
export { between, type Computation, finish, type TimeLimit } from './inference/computation.js';
export { gradientByDecision } from './inference/gradientByDecision.js';
export {
  type Exclusion,
  type Finding,
  type InferenceProblem,
  type InferenceProblemParams,
  type InferenceSentences,
  isProblem,
} from './inference/inferenceProblem.js';
export { inferenceSentences } from './inference/inferenceSentences.js';
export { type TableLimits, tableLimits } from './inference/junctionTree.js';
export type { Evidence, InferenceModel, ModelNode, ModelTable, NoTable, Outcome } from './inference/model.js';
export { modelOf } from './inference/modelOf.js';
export { tableInFull } from './inference/tableInFull.js';
export { posteriorsIn, type Posteriors, posteriorsOf } from './inference/posteriors.js';
export { type InferenceQuestion, type PreparedInference, prepareInference } from './inference/prepare.js';
export { type Sensitivity, sensitivityIn, sensitivityOf } from './inference/sensitivity.js';
export { outcomeAt, type SensitivityFunction, sensitivityFunctions } from './inference/sensitivityFunction.js';
export { type Change, changesFor, type ChangesWanted, type Goal } from './inference/smallestChange.js';

// The queue: which questions move the outcomes most, and in which order to ask them
export { accuracyAhead, type AheadQuestion, type ErrorAhead } from './queue/accuracyAhead.js';
export { type Band, type BandsQuestion, bandsOf } from './queue/bandsOf.js';
export { BATCH, batchOf, type BatchOptions } from './queue/batch.js';
export { type Candidate, casesFor } from './queue/candidate.js';
export { drawnOrder } from './queue/drawnOrder.js';
export { planOf } from './queue/plan.js';
export { variancesOf } from './queue/variance.js';

// The panel: what several experts say together, where they disagree, and what follows from it
export { adoptedShares } from './panel/adopt.js';
export type { PooledConclusion } from './panel/conclusions.js';
export { type Disagreement, type DisagreementKind, disagreementOf } from './panel/disagreement.js';
export { effectsOf } from './panel/effect.js';
export {
  type PanelInference,
  type PanelPosterior,
  type PanelPosteriors,
  posteriorsOfPanel,
} from './panel/panelPosteriors.js';
export type { NoNumbers, NumbersGiven, Opinion, PanelColumn } from './panel/panelColumn.js';
export {
  type ColumnOrigin,
  opinionsByExpert,
  type OwnOpinions,
  type PanelTables,
  tablesOfExpert,
  tablesOfPool,
} from './panel/panelTables.js';
export { LEAST_OF_A_POOL, pool, type PooledColumn, type PoolMethod, type PoolRule } from './panel/pool.js';
export { LEAST_SHOWN, roundShare, shownPool } from './panel/shownPool.js';
export { type DiscussedQuestion, type DiscussionOptions, type DiscussionReason, toDiscuss } from './panel/toDiscuss.js';
