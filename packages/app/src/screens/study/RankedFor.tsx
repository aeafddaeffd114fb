import type { NetworkTables } from '@credence/api-client';
import { Button } from '@credence/ui';
import { later } from '@credence/ui/later';
import { useState } from 'react';
import type { EditOutcomesProps } from '../../features/outcomes/EditOutcomes.js';
import { useText } from '../../ground/text/useText.js';
import { useStudyWords } from './studyWords.js';
import type { StudyRanking } from './useRanking.js';

const EditOutcomes = later<EditOutcomesProps>(
  async () => (await import('../../features/outcomes/EditOutcomes.js')).EditOutcomes,
  ({ children }) => children,
);

interface RankedForProps {
  networkId: string;
  tables: NetworkTables;
  ranking: StudyRanking;
  /** Whether the outcomes are fixed, because a round is open. */
  isFixed: boolean;
}

/** What the questions matter for: "for Overall stage and 3 more", with what changes it. */
export function RankedFor({ networkId, tables, ranking: { named, outcomes }, isFixed }: RankedForProps) {
  const { outcomes: words } = useText();
  const { form: text } = useStudyWords();
  const [isOpen, setOpen] = useState(false);
  const names = [...new Set(outcomes.map(({ node }) => node))].map(
    (id) => tables.nodes.find((node) => node.id === id)?.display_name ?? id,
  );
  const [first] = names;
  if (!named || first === undefined) return null;
  return (
    <>
      <span>
        {text.forOutcomes(first, names.length - 1)}
        {named.outcomes.length === 0 ? <small>{words.unnamed}</small> : null}
      </span>
      {named.mayName && !isFixed ? (
        <Button
          variant="text"
          size="small"
          aria-label={text.changeWhat(text.change, words.outcomes)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {text.change}
        </Button>
      ) : null}
      {isOpen ? <EditOutcomes networkId={networkId} known={named} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
