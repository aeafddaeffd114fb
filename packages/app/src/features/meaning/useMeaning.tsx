import type { Question } from '@credence/api-client';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../ground/text/useText.js';
import { EditMeaning } from './EditMeaning.js';
import { meaningsOf } from './meaningsOf.js';
import { WhatIsMeant } from './WhatIsMeant.js';

/**
 * What is meant by a question, with a button for the owner to write it; undefined if there is nothing to read or write.
 * @param onSaved reloads the question with the new names
 */
export function useMeaning(
  question: Question | undefined,
  { networkId, nodeId }: { readonly networkId: string; readonly nodeId: string },
  onSaved: () => void,
): ReactNode {
  const text = useText();
  const meanings = useMemo(() => question && meaningsOf(question, text), [question, text]);
  if (!question || (!meanings && !question.mayExplain)) return undefined;
  return (
    <WhatIsMeant
      meanings={meanings}
      edit={
        question.mayExplain ? (
          <EditMeaning
            networkId={networkId}
            nodeId={nodeId}
            nodeName={question.node.display_name}
            explained={meanings !== undefined}
            onSaved={onSaved}
          />
        ) : undefined
      }
    />
  );
}
