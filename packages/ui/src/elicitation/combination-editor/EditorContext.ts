import { createContext, useContext } from 'react';
import type { CombinationEditorProps } from './editorProps.js';
import type { CombinationCoverage } from './editorTypes.js';
import type { useCombinationEdits } from './useCombinationEdits.js';

/** An editor as its parts know it: what it asks about, and the edits. */
export interface Editor
  extends Pick<CombinationEditorProps, 'node' | 'parents'>,
    ReturnType<typeof useCombinationEdits> {
  coverage: CombinationCoverage | undefined;
  saving: boolean;
  headingLevel: NonNullable<CombinationEditorProps['headingLevel']>;
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor around a part. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('Outside of an editor.');
  return editor;
}
