/**
 * The names of states as short as a bar needs them: what stands before the first comma or bracket. Where that makes
 * two of them equal, all keep their full names.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => /^(.+?)(?:,|;| \(| – )/.exec(name)?.[1] ?? name);
  return new Set(short).size === names.length ? short : names;
}
