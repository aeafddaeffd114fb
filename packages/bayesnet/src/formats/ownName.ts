/**
 * What programs call a network that nobody named: GeNIe `Network1` and, in what it imported, `Sub0`; SamIam
 * `bayesiannetwork`; pyAgrum and bnlearn `unknown`; Netica, JavaBayes and others `Unnamed_1` or `Untitled4`.
 */
const given =
  /^(?:network[ _]?\d*|sub[ _]?\d+|(?:unnamed|untitled|unknown)(?:[ _]?(?:network|net|bn))?[ _]?\d*|new[ _]?network|bayesian[ _]?network)$/i;

/** A network's name if a person chose it; the empty string otherwise. */
export function ownName(name: string): string {
  const trimmed = name.trim();
  return given.test(trimmed) || !/[\p{L}\p{N}]/u.test(trimmed) ? '' : trimmed;
}
