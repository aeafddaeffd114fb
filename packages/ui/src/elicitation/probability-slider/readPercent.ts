/** Why a typed text was not taken as it is. */
export type MisfitKind = 'below' | 'above' | 'notWhole' | 'unreadable' | 'empty';

/** What a typed text is taken as. */
export interface ReadPercent {
  /** The answer it gives; undefined if it cannot be read. */
  readonly share?: number;
  /** Undefined if it is an answer as it stands. */
  readonly misfit?: MisfitKind;
}

/** Reads a typed percentage, with a decimal comma or point. What is not a possible answer gives the nearest one. */
export function readPercent(text: string, min: number, max: number): ReadPercent {
  const plain = text.trim();
  if (plain === '') return { misfit: 'empty' };
  const { number: found } = /^(?<number>[-+−]?(?:\d+[.,]?\d*|[.,]\d+)) ?%?$/.exec(plain)?.groups ?? {};
  if (found === undefined) return { misfit: 'unreadable' };
  const number = Number(found.replace(',', '.').replace('−', '-'));
  if (number < min) return { share: min, misfit: 'below' };
  if (number > max) return { share: max, misfit: 'above' };
  const share = Math.round(number);
  return share === number ? { share } : { share, misfit: 'notWhole' };
}
