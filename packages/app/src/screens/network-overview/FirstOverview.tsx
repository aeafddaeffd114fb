import type { NetworkOverview, NodeSummary } from '@credence/api-client';
import { Frame } from '@credence/ui';
import { marks } from '../../features/meaning/questionMarks.js';
import { useText } from '../../ground/text/useText.js';
import { LoadingScreen } from '../../shell/layout/LoadingScreen.js';
import { NodeTable } from './NodeTable.js';
import { OverviewHead } from './OverviewHead.js';
import { Below } from './OverviewScreen.styles.js';
import { OverviewViews } from './OverviewViews.js';
import { overviewWords } from './overviewWords.js';

const nothing = () => undefined;
const nowhere = () => '';
const open: NodeSummary = {
  id: 'open',
  name: '',
  display_name: marks.value,
  pages: 1,
  estimatedTime: 1,
  completed: false,
  inProgress: false,
  percentCompleted: 0,
};
/** A node of each kind that there is. */
const nodes: readonly NodeSummary[] = [
  open,
  { ...open, id: 'progress', inProgress: true },
  { ...open, id: 'done', completed: true },
];
const drawn: NetworkOverview = {
  networkId: '',
  networkName: marks.title,
  title: '',
  filename: marks.name,
  percentCompleted: 0,
  hasSubmittedFeedback: false,
  nodes: [...nodes],
  may: ['assess', 'read_numbers', 'run_study'],
  isStudy: false,
  nextQuestion: { nodeId: '', iteration: 1, display_name: '' },
  downloads: [{ format: 'csv' }, { format: 'bif' }],
};

/**
 * What the build draws of an overview: while it is loading, and its head, its list and what stands between them, for the
 * page's script to show with the names and numbers as soon as it has them.
 */
export function FirstOverview() {
  const text = useText();
  return (
    <>
      <LoadingScreen />
      <template data-overview-words={JSON.stringify(overviewWords(text))}>
        {/* The footer stays out of sight, as while it is loading. */}
        <Frame style={{ minBlockSize: '90dvh' }}>
          <OverviewHead
            overview={drawn}
            queued={undefined}
            isHeld={false}
            nextHref={nowhere}
            downloading={false}
            onInvite={nothing}
            onDownload={nothing}
          />
          {/* Until the application is there, nothing could be chosen in it. */}
          <Below inert>
            <OverviewViews
              overview={drawn}
              drawing={undefined}
              mattering={undefined}
              isOfUse={false}
              nodeHref={nowhere}
            >
              <NodeTable
                nodes={nodes}
                own={undefined}
                isOrdered={false}
                matters={{ chosen: false, ranked: undefined, onChoose: nothing }}
                hasMap
                nodeHref={nowhere}
                tableHref={nowhere}
                resetting={new Set()}
                mayAnswer
                mayReset
                onlyOwnerResets={undefined}
                onReset={nothing}
                onUndoReset={nothing}
              />
            </OverviewViews>
          </Below>
        </Frame>
      </template>
    </>
  );
}
