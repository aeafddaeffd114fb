import type { ReactNode } from 'react';

/** Latin letters keep their order in a sentence of any direction. */
const HOLDS_TOGETHER = /^[\p{Script=Latin}\p{Mark} ]+$/u;

/**
 * A label that contains a name from a file or an account. The name keeps its own direction, even in a sentence of
 * the other one, where brackets, digits and dashes at its ends would move.
 */
export function withName(say: (name: string) => string, name: string): ReactNode {
  const sentence = say(name);
  if (name === '' || HOLDS_TOGETHER.test(name)) return sentence;
  const [before, after, ...more] = sentence.split(name);
  // A single occurrence is the name; of two, one may be another word.
  if (before === undefined || after === undefined || more.length > 0) return sentence;
  // Spaces stand between the elements: what reads names in tests drops those at the ends of one.
  const words = after.trimStart();
  return (
    <>
      <span>{before.trimEnd()}</span>
      {before.slice(before.trimEnd().length)}
      <bdi>{name}</bdi>
      {after.slice(0, after.length - words.length)}
      <span>{words}</span>
    </>
  );
}
