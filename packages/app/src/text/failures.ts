import type { RefusalCode, RefusalParams } from '@credence/api-client';
import type { ProblemCode, ProblemSentences, SentencesOf } from '@credence/bayesnet';

/** What went wrong, as data: a problem of a file, or what is kept of a call that was refused. */
export interface Failure {
  readonly code?: string | undefined;
  /** What its sentence is made of. */
  readonly params?: object | undefined;
  /** The server's own sentence, in English. */
  readonly message?: string | undefined;
  /** Where in a file it is. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** What a language says of failures. */
export interface FailureTexts {
  /** Why a server refused a call. */
  readonly refusals: SentencesOf<RefusalParams>;
  /** What is wrong with a file. */
  readonly fileProblems: ProblemSentences;
  /** A place in a file, in the middle of a sentence. */
  readonly place: (line: number, column?: number) => string;
  /**
   * What can be said of a code that came without its parameters, as from an older server. English has nothing here: the
   * server's own sentence is English, and says more.
   */
  readonly withoutParams?: {
    readonly refusals: Readonly<Record<CodeWithParams, string>>;
    readonly fileProblems: Readonly<Record<ProblemCode, string>>;
  };
}

type CodeWithParams = {
  [Code in RefusalCode]: RefusalParams[Code] extends undefined ? never : Code;
}[RefusalCode];
