import { useRef } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { fileDropLabels } from '../../labels/english.js';
import { FolderPlace } from './FileDrop.styles.js';
import { withoutHidden } from './droppedFiles.js';

interface FolderChoiceProps {
  disabled: boolean;
  /** Called with the files of the folder, including subfolders. */
  onFiles: (files: readonly File[], event: Event) => void;
}

/** Opens a folder chooser: a file input accepts either files or folders, never both. */
export function FolderChoice({ disabled, onFiles }: FolderChoiceProps) {
  const labels = useLabels({ fileDrop: fileDropLabels });
  const input = useRef<HTMLInputElement>(null);

  return (
    <FolderPlace>
      <PressButton
        variant="text"
        size="small"
        disabled={disabled}
        data-slot="folder"
        onClick={() => input.current?.click()}
      >
        {labels.fileDrop.chooseFolder}
      </PressButton>
      <input
        ref={input}
        type="file"
        // Missing from React's types.
        {...{ webkitdirectory: '' }}
        hidden
        disabled={disabled}
        data-slot="folder-input"
        onChange={({ target, nativeEvent: event }) => {
          onFiles(withoutHidden(target.files ?? []), event);
          target.value = '';
        }}
      />
    </FolderPlace>
  );
}
