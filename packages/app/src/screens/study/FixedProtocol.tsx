import type { NetworkOverview, Study } from '@credence/api-client';
import { useOutcomes } from '../../features/outcomes/useOutcomes.js';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useText } from '../../ground/text/useText.js';
import { ProtocolList } from './protocol-list/ProtocolList.js';
import { momentOf, type Round } from './roundDates.js';
import { consentRule, rulesOf } from './rulesOf.js';
import { useStudyWords } from './studyWords.js';

interface FixedProtocolProps {
  overview: NetworkOverview;
  study: Study;
  round: Round;
  /** Called to change it, which is offered until somebody has accepted. */
  onEdit: () => void;
}

/** What the round asks by, and until somebody has accepted what changes it. */
export const FixedProtocol = (props: FixedProtocolProps) =>
  props.study.protocol.ranked ? <RankedProtocol {...props} /> : <Rules {...props} />;

/** The same with the outcomes that its questions were ranked for: as the protocol, they are fixed. */
function RankedProtocol(props: FixedProtocolProps) {
  const named = useOutcomes(props.overview.networkId);
  const ids = new Set(named?.outcomes.map(({ node }) => node));
  const outcomes = props.overview.nodes.filter(({ id }) => ids.has(id)).map(({ display_name }) => display_name);
  return <Rules {...props} outcomes={outcomes} />;
}

function Rules({ overview, study, round, onEdit, outcomes }: FixedProtocolProps & { outcomes?: readonly string[] }) {
  const { common } = useText();
  const text = useStudyWords();
  return (
    <ProtocolList
      rules={[...rulesOf(study.protocol, overview, text, outcomes), ...consentRule(study, text)]}
      version={round.protocolVersion ?? 1}
      fixedSince={
        mayInStudy(study, 'change_protocol') ? undefined : momentOf(round.protocolAt ?? round.openedAt, common)
      }
      fingerprint={study.frozen && fingerprintOf(study.frozen.protocol)}
      onEdit={onEdit}
    />
  );
}

/** Enough of a hash to be compared by eye: "3f9a 81c2". */
const fingerprintOf = (hash: string) => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;
