import { TextLink } from '@credence/ui';
import type { NetworkOverview } from '@credence/api-client';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import type { NetworkDrawing } from './drawNetwork.js';
import { MAP } from './mapPlace.js';
import type { Mattering } from './matters/markNetwork.js';
import { Side, UseLine, Views } from './OverviewViews.styles.js';
import { StructureMap } from './StructureMap.js';

interface OverviewViewsProps {
  overview: NetworkOverview;
  /** Null if it cannot be drawn, undefined until that is known. */
  drawing: NetworkDrawing | null | undefined;
  /** How much the nodes matter, where the list is in that order. */
  mattering: Mattering | undefined;
  /** Whether the answers say something of a patient already, to this reader. */
  isOfUse: boolean;
  nodeHref: (node: { readonly id: string }) => string;
  /** The list of nodes. */
  children: ReactNode;
}

/** The nodes as a list and as a map, and where the network is used. */
export function OverviewViews(props: OverviewViewsProps) {
  const { overview, drawing, mattering, isOfUse, nodeHref, children: list } = props;
  return (
    <Views>
      <div>{list}</div>
      {/* Its place is kept until it is known whether there is a map. */}
      {drawing !== null || isOfUse ? (
        <Side id={MAP} tabIndex={-1}>
          {drawing ? (
            <StructureMap drawing={drawing} overview={overview} mattering={mattering} nodeHref={nodeHref} />
          ) : null}
          {isOfUse ? <ToUse networkId={overview.networkId} /> : null}
        </Side>
      ) : null}
    </Views>
  );
}

function ToUse({ networkId }: { networkId: string }) {
  const { useNetwork: text } = useText();
  return (
    <UseLine>
      <TextLink asChild>
        <Link to={paths.useNetwork.href(networkId)}>{text.title}</Link>
      </TextLink>
      <span>{text.about}</span>
    </UseLine>
  );
}
