import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../src/controls/button/Button.js';
import { CopyButton } from './CopyButton.js';
import { Actions, Code, Hint, Picture, Wrong } from './live.styles.js';
import { LastThatWorked } from './LastThatWorked.js';
import { runExample } from './runExample.js';
import { wordsOf } from './wordsOf.js';

export interface ExampleEditorProps {
  /** What the example is called. */
  name: string;
  /** Its text as it comes, to which Reset goes back. */
  text: string;
}

/** Milliseconds without a key after which the text is run: within a word it is seldom right. */
const PAUSE = 300;

/** An example with its text to edit. What is typed runs in this page; the last picture that could be drawn stays. */
export default function ExampleEditor({ name, text }: ExampleEditorProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);

  // It takes the place of the button that asked for it. Who has gone elsewhere meanwhile stays there.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const { typed, setTyped, picture, wrong, setWrong, start } = useRunningExample(text);
  const reset = () => {
    start();
    box.current?.focus();
  };

  return (
    <>
      <Picture data-slot="picture">
        <LastThatWorked picture={picture} onError={(error) => setWrong(wordsOf(error))} />
      </Picture>
      <Code
        ref={box}
        dir="ltr"
        aria-label={`Code of ${name}`}
        aria-describedby={`${id}-keys ${id}-wrong`}
        rows={text.split('\n').length}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Wrong id={`${id}-wrong`} role="status">
        {wrong && `${wrong} The picture is the last that worked.`}
      </Wrong>
      <Actions>
        <Button variant="ghost" onClick={reset}>
          Reset
        </Button>
        <CopyButton text={typed} />
        <Hint id={`${id}-keys`}>Tab leaves the code. What you type stays in this page.</Hint>
      </Actions>
    </>
  );
}

/** The text as typed, the last picture of it that could be drawn, and what is wrong since. */
function useRunningExample(text: string) {
  const [typed, setTyped] = useState(text);
  const [picture, setPicture] = useState<ComponentType>(() => runExample(text));
  const [wrong, setWrong] = useState('');
  useEffect(() => {
    if (typed === text) return undefined;
    const timer = setTimeout(() => {
      try {
        const next = runExample(typed);
        setPicture(() => next);
        setWrong('');
      } catch (error) {
        setWrong(wordsOf(error));
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, text]);

  const start = () => {
    setTyped(text);
    setPicture(() => runExample(text));
    setWrong('');
  };
  return { typed, setTyped, picture, wrong, setWrong, start };
}
