import { type ComponentType, useState } from 'react';
import { Button } from '../../../src/controls/button/Button.js';
import { Article } from '../docs.styles.js';
import { CopyButton } from './CopyButton.js';
import type { ExampleEditorProps } from './ExampleEditor.js';
import { Actions, Wrong } from './live.styles.js';

export interface EditableExampleProps extends ExampleEditorProps {
  /**
   * Loads the compiler and the whole kit, which nobody needs who only reads.
   * @default the editor of this folder
   */
  load?: () => Promise<{ readonly default: ComponentType<ExampleEditorProps> }>;
}

const loadEditor = () => import('./ExampleEditor.js');

/** The text of an example, and the example itself to edit once somebody asks for it. */
export function EditableExample({ name, text, load = loadEditor }: EditableExampleProps) {
  const [Editor, setEditor] = useState<ComponentType<ExampleEditorProps>>();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  const edit = async () => {
    setLoading(true);
    setFailed(false);
    try {
      const { default: loaded } = await load();
      setEditor(() => loaded);
    } catch {
      setFailed(true);
    }
    setLoading(false);
  };

  if (Editor) return <Editor name={name} text={text} />;
  return (
    <>
      <Article data-credence="docs">
        <pre>
          <code>{text}</code>
        </pre>
      </Article>
      <Actions>
        <Button busy={loading} onClick={() => void edit()}>
          Edit
        </Button>
        <CopyButton text={text} />
      </Actions>
      <Wrong role="status">{failed && 'The editor could not be loaded. Check your connection, and try again.'}</Wrong>
    </>
  );
}
