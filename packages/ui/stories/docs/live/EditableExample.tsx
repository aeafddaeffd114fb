import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../src/controls/button/Button.js';
import { Article } from '../docs.styles.js';
import { Actions } from './live.styles.js';
import type { ExampleEditorProps } from './ExampleEditor.js';

// The compiler and the whole kit, which nobody needs who only reads.
const ExampleEditor = lazy(() => import('./ExampleEditor.js'));

/** The text of an example, and the example itself to edit once somebody asks for it. */
export function EditableExample({ name, text }: ExampleEditorProps) {
  const [editing, setEditing] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };

  const reading = (
    <Article data-credence="docs">
      <pre>
        <code>{text}</code>
      </pre>
    </Article>
  );
  return editing ? (
    <Suspense fallback={reading}>
      <ExampleEditor name={name} text={text} />
    </Suspense>
  ) : (
    <>
      {reading}
      <Actions>
        <Button onClick={() => setEditing(true)}>Edit</Button>
        {'clipboard' in navigator && (
          <Button variant="ghost" onClick={() => void copy()}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </Actions>
    </>
  );
}
