import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { useEditor } from './EditorContext.js';
import { Parents } from './Parents.styles.js';
import { ParentToggles } from './ParentToggles.js';
import { useParentsInSight } from './useParentsInSight.js';

interface ParentListProps {
  /** True while the open combination has a state. */
  isInHand: boolean;
  /** Id of the text explaining why nothing can be selected at the moment. */
  offReasonId: string | undefined;
}

/** The parents with their states. */
export function ParentList({ isInHand, offReasonId }: ParentListProps) {
  const { parents, parentsRef } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  useParentsInSight(parentsRef, isInHand);
  return (
    <Parents ref={parentsRef} tabIndex={-1} aria-label={texts.parents}>
      {parents.map((parent, index) => (
        // Parents have no identity other than their index.
        <ParentToggles key={index} parent={parent} index={index} offReasonId={offReasonId} />
      ))}
    </Parents>
  );
}
