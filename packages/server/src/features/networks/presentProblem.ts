import type { FileProblem } from '@credence/api-client';
import type { Problem } from '@credence/bayesnet';

/** A problem of a file, as sent. */
export function presentProblem({ code, params, message, position, node }: Problem): FileProblem {
  return {
    code,
    message,
    line: position.line,
    column: position.column,
    ...(node === undefined ? {} : { node }),
    params,
  };
}
