import type { components } from './schema.js';

type Schemas = components['schemas'];

export type ErrorBody = Schemas['Error'];
export type UploadErrorBody = Schemas['UploadError'];
export type AnswerConflictBody = Schemas['AnswerConflictError'];
export type ErrorParams = Schemas['ErrorParams'];
export type FileProblem = Schemas['FileProblem'];
export type FileProblemParams = Schemas['FileProblemParams'];

export type SessionStatus = Schemas['SessionStatus'];
export type Credentials = Schemas['Credentials'];
export type User = Schemas['User'];
export type Registration = Schemas['Registration'];
export type ProfileChange = Schemas['ProfileChange'];
export type Questionnaire = Schemas['Questionnaire'];

export type NetworkList = Schemas['NetworkList'];
export type NetworkListEntry = Schemas['NetworkListEntry'];
export type Collaborator = Schemas['Collaborator'];
export type UploadResult = Schemas['UploadResult'];
export type NetworkOverview = Schemas['NetworkOverview'];
export type NodeSummary = Schemas['NodeSummary'];
export type NotAssessedNode = Schemas['NotAssessedNode'];
export type NextQuestion = Schemas['NextQuestion'];
export type OtherDownload = Schemas['OtherDownload'];
export type NetworkStructure = Schemas['NetworkStructure'];
export type StructureNode = Schemas['StructureNode'];
export type NetworkTables = Schemas['NetworkTables'];
export type NodeWithTable = Schemas['NodeWithTable'];
export type NodeTable = Schemas['NodeTable'];
export type ColumnRun = Schemas['ColumnRun'];
export type NetworkOutcomes = Schemas['NetworkOutcomes'];
export type Permission = Schemas['Permission'];
export type Study = Schemas['Study'];
export type StudyExpert = Schemas['StudyExpert'];
export type StudyProtocol = Schemas['StudyProtocol'];
export type StudyResults = Schemas['StudyResults'];
export type StudyAnswers = Schemas['StudyAnswers'];
export type StudyAnswer = Schemas['StudyAnswer'];
export type PanelQuestion = Schemas['PanelQuestion'];
export type PanelOutcome = Schemas['PanelOutcome'];
export type OutcomesSave = Schemas['OutcomesSave'];
export type ResetRule = Schemas['ResetRule'];
export type TypicalCase = Schemas['TypicalCase'];
export type NodeState = Schemas['NodeState'];

export type NetworkNode = Schemas['Node'];
export type Parent = Schemas['Parent'];
export type Combination = Schemas['Combination'];
export type CombinationToSave = Schemas['CombinationToSave'];
export type CombinationsSave = Schemas['CombinationsSave'];
export type CombinationsSaved = Schemas['CombinationsSaved'];
export type Coverage = Schemas['Coverage'];
export type NodeReset = Schemas['NodeReset'];
export type Question = Schemas['Question'];
export type ParentValue = Schemas['ParentValue'];
export type NodeDetails = Schemas['NodeDetails'];
export type StateDetails = Schemas['StateDetails'];
export type Meaning = Schemas['Meaning'];
export type Interval = Schemas['Interval'];
export type Explanation = Schemas['Explanation'];
export type Explanations = Schemas['Explanations'];
export type Decision = Schemas['Decision'];
export type Certainty = Schemas['Certainty'];
export type AnswerOrigin = Schemas['AnswerOrigin'];
export type AnswerSave = Schemas['AnswerSave'];
export type AnswerSaved = Schemas['AnswerSaved'];
export type CurrentAnswer = Schemas['CurrentAnswer'];
export type PastAnswer = Schemas['PastAnswer'];

export type Dashboard = Schemas['Dashboard'];
export type Activity = Schemas['Activity'];
export type EventType = Schemas['EventType'];

export type Site = Schemas['Site'];
export type LegalSection = Schemas['LegalSection'];
