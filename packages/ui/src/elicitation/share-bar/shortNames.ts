/**
 * State names short enough for a bar: the part before the first comma or bracket. If that would make
 * two of them equal, all keep their full names.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const short = names.map((name) => /^(.+?)(?:,|;| \(| – )/.exec(name)?.[1] ?? name);
  return new Set(short).size === names.length ? short : names;
}
