/** NUL is not among them: a comment with it is refused. */
const CONTROLS = /(?![\t\n\0])\p{Cc}/gu;

/** A comment without control characters other than tabs and newlines: people cannot see them, and files cannot hold them. */
export const withoutControls = (comment: string): string => comment.replaceAll(CONTROLS, '');
