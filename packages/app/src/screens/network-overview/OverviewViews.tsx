import { Spinner, Tabs } from '@credence/ui';
import type { NetworkOutcomes, NetworkOverview } from '@credence/api-client';
import { type ReactNode, Suspense } from 'react';
import type { Order } from '../../features/queue/queue.js';
import { may } from '../../ground/access/may.js';
import { optionalPart } from '../../ground/loading/optionalPart.js';
import { useText } from '../../ground/text/useText.js';
import type { NetworkDrawing } from './drawNetwork.js';
import type { Mattering } from './matters/markNetwork.js';
import type { MattersProps } from './matters/Matters.js';
import { Views } from './matters/matters.styles.js';
import { OrderSwitch } from './matters/OrderSwitch.js';
import { StructureMap } from './StructureMap.js';
import { Supposing } from './what-if/Supposing.js';
import type { WhatIfProps } from './what-if/WhatIf.js';

/** Fetched once the page is there: without the first the list of nodes stands in its usual order. */
const Matters = optionalPart<MattersProps>(
  async () => (await import('./matters/Matters.js')).default,
  ({ children }) => children,
);
const WhatIf = optionalPart<WhatIfProps>(
  async () => (await import('./what-if/WhatIf.js')).default,
  () => null,
);

interface OverviewViewsProps extends Pick<MattersProps, 'onRanked' | 'nodeHref'> {
  overview: NetworkOverview;
  /** Whether what matters most comes first. */
  byMatter: boolean;
  /** Called with the order that was chosen. Absent where it is not the reader's to choose. */
  onOrderChange: ((order: Order) => void) | undefined;
  /** The outcomes that the owner named; undefined on a server without them. */
  named: NetworkOutcomes | undefined;
  /** Null if it cannot be drawn, undefined until that is known. */
  drawing: NetworkDrawing | null | undefined;
  /** How much the nodes matter, once they are ranked. */
  mattering: Mattering | undefined;
  /** The list of nodes. */
  children: ReactNode;
}

/** The nodes as a list, in the order of what matters most if that is chosen, as a map, and what follows if one is known. */
export function OverviewViews(props: OverviewViewsProps) {
  const { overview, named, byMatter, onOrderChange, drawing, mattering, onRanked, nodeHref, children: list } = props;
  const { overview: text, common } = useText();
  const map = drawing && (
    <StructureMap
      drawing={drawing}
      overview={overview}
      mattering={byMatter ? mattering : undefined}
      nodeHref={nodeHref}
    />
  );
  const ranked =
    byMatter && named ? (
      <Suspense fallback={<Spinner centred>{common.loading}</Spinner>}>
        <Matters overview={overview} named={named} onRanked={onRanked} nodeHref={nodeHref}>
          {list}
        </Matters>
      </Suspense>
    ) : (
      list
    );
  return (
    <Views data-order={byMatter ? 'matters' : undefined}>
      {named && overview.nodes.length > 0 && onOrderChange ? (
        <OrderSwitch order={byMatter ? 'matters' : 'one-change'} onOrderChange={onOrderChange} />
      ) : null}
      <Tabs
        label={text.views}
        sideBySide
        panels={[
          { value: 'list', label: text.list, content: ranked },
          ...(drawing === null ? [] : [{ value: 'map', label: text.map, content: map }]),
        ]}
      />
      {/* The map's place must be known: what stands below it would be pushed away. */}
      {named && overview.nodes.length > 0 && drawing !== undefined && may(overview, 'read_numbers') ? (
        <Supposing networkId={overview.networkId}>
          <Suspense>
            <WhatIf overview={overview} named={named} isAlone={!byMatter} />
          </Suspense>
        </Supposing>
      ) : null}
    </Views>
  );
}
