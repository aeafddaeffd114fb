import type { NetworkTables } from '@credence/api-client';
import { type Finding, type InferenceProblem, sentenceOf } from '@credence/bayesnet';
import type { Text } from '@credence/text';

/** Why something cannot be computed, with the names that people know. */
export function problemSentence(
  { code, params }: InferenceProblem,
  { nodes }: Pick<NetworkTables, 'nodes'>,
  { inference }: Pick<Text, 'inference'>,
): string {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.display_name ?? id;
  const namedFinding = ({ node, state }: Finding): Finding => {
    const name = nodes.find(({ id }) => id === node)?.vars[state];
    return { node: nameOf(node), state, ...(name === undefined ? {} : { name: name.replaceAll('_', ' ') }) };
  };
  const named = {
    ...params,
    ...('node' in params && typeof params.node === 'string' ? { node: nameOf(params.node) } : {}),
    ...('findings' in params
      ? {
          findings: params.findings.map(namedFinding),
          ...(params.by
            ? { by: { ...namedFinding(params.by), conditions: params.by.conditions.map(namedFinding) } }
            : {}),
        }
      : {}),
  };
  return sentenceOf(inference.problems, { code, params: named }, '') ?? inference.stopped;
}
