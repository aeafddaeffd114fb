import type { RefusalCode, RefusalParams } from '@credence/api-client';
import type { ProblemCode, ProblemSentences, SentencesOf } from '@credence/bayesnet';

/** What went wrong, as data: a problem of a file, or a stored refusal of a call. */
export interface Failure {
  readonly code?: string | undefined;
  /** The values its sentence needs. */
  readonly params?: object | undefined;
  /** The server's own message, in English. */
  readonly message?: string | undefined;
  /** The position in a file. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** A language's texts about failures. */
export interface FailureTexts {
  /** Why a server refused a call. */
  readonly refusals: SentencesOf<RefusalParams>;
  /** What is wrong with a file. Nobody sends one before they have signed in. */
  readonly fileProblems?: ProblemSentences;
  /** A position in a file, for use in mid-sentence. */
  readonly place: (line: number, column?: number) => string;
  /**
   * Sentences for codes that arrive without parameters, as from an older server. English has none: the server's own
   * message is English and says more.
   */
  readonly withoutParams?: {
    readonly refusals: Readonly<Record<CodeWithParams, string>>;
    readonly fileProblems: Readonly<Record<ProblemCode, string>>;
  };
}

type CodeWithParams = {
  [Code in RefusalCode]: RefusalParams[Code] extends undefined ? never : Code;
}[RefusalCode];
