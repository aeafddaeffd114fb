import type { Ref } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { useEditor } from './EditorContext.js';
import { Parents } from './Parents.styles.js';
import { ParentToggles } from './ParentToggles.js';

interface ParentListProps {
  disabled: boolean;
  /** Id of the text explaining why nothing can be selected at the moment. */
  offReasonId?: string | undefined;
  /** True if each parent is a line that opens. */
  folding?: boolean;
  listRef?: Ref<HTMLUListElement> | undefined;
}

/** Up to this many parents need no more room than a page: they are open from the start, and a name has its own line. */
const FEW = 3;

/** The parents with their states. */
export function ParentList({ listRef, folding = false, ...rest }: ParentListProps) {
  const { parents } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  return (
    <Parents
      ref={listRef}
      tabIndex={-1}
      aria-label={texts.parents}
      data-folding={folding ? '' : undefined}
      data-many={parents.length > FEW ? '' : undefined}
    >
      {parents.map((parent, index) => (
        <ParentToggles
          // Parents have no identity other than their index.
          key={index}
          parent={parent}
          index={index}
          folding={folding ? (parents.length > FEW ? 'closed' : 'open') : undefined}
          {...rest}
        />
      ))}
    </Parents>
  );
}
