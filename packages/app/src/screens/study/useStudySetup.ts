import type { NetworkOverview, StudyProtocol } from '@credence/api-client';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNetworkTables } from '../../features/inference/useNetworkTables.js';
import { type AskedList, rankAnew, resize } from './askedList.js';
import { type Askable, countsOfNodes, type ProtocolFormValue, type WhatIsAsked } from './protocolForm.js';
import { type Cost, costOf, costOfList, costOfNodes, isShort, nodeSizes, proposedNumber } from './studyCost.js';
import { useRanking, useReach } from './useRanking.js';

const nothing: AskedList = { questions: [], added: [], removed: [] };

export type StudySetup = ReturnType<typeof useStudySetup>;

/** What a form asks of each expert, what each other choice would ask, and how far it reaches. */
export function useStudySetup(
  { networkId, nodes }: Pick<NetworkOverview, 'networkId' | 'nodes'>,
  value: ProtocolFormValue,
  saved: StudyProtocol | undefined,
  onChange: (part: Partial<ProtocolFormValue>) => void,
) {
  const loaded = useNetworkTables(networkId);
  const tables = loaded?.kind === 'tables' ? loaded.tables : undefined;
  const sizes = useMemo(() => tables && nodeSizes(tables), [tables]);
  const ids = useMemo(() => nodes.map(({ id }) => id), [nodes]);
  // So many numbers that the server does not send them are more than anybody can give.
  const tooMany = { questions: nodes.reduce((sum, { pages }) => sum + pages, 0), minutes: Number.POSITIVE_INFINITY };
  const all = sizes ? costOfNodes(ids, sizes) : loaded?.kind === 'refused' ? tooMany : undefined;

  const ranking = useRanking(networkId, loaded, nodes);
  const { questions: ranked } = ranking;
  const proposed = useMemo(
    () => (ranked && sizes ? resize(nothing, proposedNumber(ranked, sizes), ranked) : undefined),
    [ranked, sizes],
  );
  const list = value.list ?? proposed;
  const kind =
    value.nodes ?? proposedKind(all, { isRanked: ranking.refusal === undefined, isCounted: sizes !== undefined });
  const asked: WhatIsAsked =
    kind === 'all' ? { kind } : kind === 'ranked' ? { kind, list } : { kind: 'some', nodes: kind };
  const reach = useReach(tables, ranking, kind === 'ranked' ? list : undefined, nodes);

  // What mattered for other outcomes is not what matters.
  const revision = ranking.named?.revision;
  const seen = useRef<{ readonly revision: string; readonly ranked: typeof ranked } | undefined>(undefined);
  const follow = useEffectEvent(() => {
    if (revision === undefined || !ranked) return;
    const before = seen.current;
    if (before && before.revision === revision) return;
    if (before && before.ranked === ranked) return;
    seen.current = { revision, ranked };
    if (before && value.list) onChange({ list: rankAnew(value.list, ranked) });
  });
  useEffect(() => follow(), [revision, ranked]);

  const askable: Askable = { sizes, saved };
  return {
    tables,
    sizes,
    ranking,
    list,
    asked,
    askable,
    /** For single questions alone. */
    reach: kind === 'ranked' ? reach : undefined,
    costs: { all, ranked: list && sizes ? costOfList(list.questions, sizes) : undefined },
    cost: costOfAsked(asked, all, askable),
    /** Whether the sizes of nodes cannot be known. */
    isUncounted: loaded !== undefined && !sizes,
  };
}

/** What matters most; all of what is short. Where nothing can be ranked, nodes have to be chosen, if they can be counted. */
function proposedKind(all: Cost | undefined, { isRanked, isCounted }: { isRanked: boolean; isCounted: boolean }) {
  if (all && isShort(all)) return 'all';
  if (isRanked) return 'ranked';
  return isCounted ? noNodes : 'all';
}
const noNodes: readonly string[] = [];

function costOfAsked(asked: WhatIsAsked, all: Cost | undefined, askable: Askable): Cost | undefined {
  const { sizes } = askable;
  if (asked.kind === 'all') return all;
  if (!sizes) return undefined;
  if (asked.kind === 'some') return costOf(countsOfNodes(asked.nodes, askable), sizes);
  return asked.list && costOfList(asked.list.questions, sizes);
}
