import type { ReactNode } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { combinationEditorLabels } from '../../labels/english.js';
import { Introduction } from './CombinationEditor.styles.js';
import { useEditor } from './EditorContext.js';
import { combinationsToSave } from './finishCombinations.js';

interface EditorIntroductionProps {
  /** What combinations are for. */
  children: ReactNode;
  onNoneDecides: (() => void) | undefined;
}

/** What combinations are for and the way on without any, for as long as none is there. */
export function EditorIntroduction({ children, onNoneDecides }: EditorIntroductionProps) {
  const { state, saving } = useEditor();
  const texts = useLabels({ combinationEditor: combinationEditorLabels }).combinationEditor;
  if (combinationsToSave(state).length > 0 || !(children || onNoneDecides)) return null;
  return (
    <Introduction data-slot="introduction">
      {children}
      {onNoneDecides ? (
        <PressButton variant="text" size="small" disabled={saving} onClick={() => onNoneDecides()}>
          {texts.noneDecides}
        </PressButton>
      ) : null}
    </Introduction>
  );
}
