import type { ReactNode } from 'react';

/** Latin letters alone hold together in a sentence of any direction. */
const HOLDS_TOGETHER = /^[\p{Script=Latin}\p{Mark} ]+$/u;

/**
 * What a label says of a name from a file or an account. The name reads its own way, also in a sentence of another
 * direction, where brackets, digits and dashes at its ends would change places.
 */
export function withName(say: (name: string) => string, name: string): ReactNode {
  const sentence = say(name);
  if (name === '' || HOLDS_TOGETHER.test(name)) return sentence;
  const [before, after, ...more] = sentence.split(name);
  // Where it stands once, it is the name; where twice, one may be another word.
  if (after === undefined || more.length > 0) return sentence;
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
