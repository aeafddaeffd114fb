import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import { Key, Legend } from './MapLegend.styles.js';
import type { MapEdge, MapNode } from './mapNode.js';

interface MapLegendProps {
  nodes: readonly MapNode[];
  edges: readonly MapEdge[];
}

/** What the marks of a map mean, as far as it has them. */
export function MapLegend({ nodes, edges }: MapLegendProps) {
  const { networkMap: texts } = useLabels({ networkMap: networkMapLabels });
  return (
    <Legend>
      <Key data-status="done">{texts.done}</Key>
      <Key data-status="progress">{texts.progressKey}</Key>
      <Key data-status="open">{texts.open}</Key>
      {nodes.some(({ status }) => status === 'none') ? <Key data-status="none">{texts.none}</Key> : null}
      {edges.some(([, , weight]) => weight !== undefined) ? <Key data-mark="weight">{texts.weightKey}</Key> : null}
      {nodes.some(({ rank }) => rank !== undefined) ? <Key data-mark="rank">{texts.rankKey}</Key> : null}
      {nodes.some(({ finding }) => finding !== undefined) ? <Key data-mark="finding">{texts.findingKey}</Key> : null}
      {nodes.some(({ outcome }) => outcome) ? <Key data-mark="outcome">{texts.outcome}</Key> : null}
    </Legend>
  );
}
