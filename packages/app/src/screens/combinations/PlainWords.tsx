import { Button } from '@credence/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { store } from '../../ground/session/browserStore.js';
import { useText } from '../../ground/text/useText.js';
import type { Example } from './exampleFor.js';
import { Bar, Box, ExampleBox, ExampleHead, Lead, Sentence, ShowAgain } from './PlainWords.styles.js';

interface PlainWordsProps {
  /** The node's name. */
  node: string;
  /** Its number of states. */
  states: number;
  example: Example | undefined;
  /** True where the parents need the room: in a low window the example then gives way to them. */
  brief: boolean;
}

/** The page's question in plain words, with an example from the node at hand; dismissed for good in this browser. */
export function PlainWords({ node, states, example, brief }: PlainWordsProps) {
  const { combinations, common } = useText();
  const { plain: text } = combinations;
  const [hidden, setHidden] = useState(() => store.isHidden('combinations'));
  const button = useRef<HTMLButtonElement>(null);
  const turn = (isHidden: boolean) => {
    store.setIsHidden('combinations', isHidden);
    flushSync(() => setHidden(isHidden));
    // The pressed button is gone; the one that takes it back stands for it.
    button.current?.focus();
  };
  if (hidden) {
    return (
      <ShowAgain>
        <Button ref={button} variant="text" size="small" onClick={() => turn(false)}>
          {text.show}
        </Button>
      </ShowAgain>
    );
  }
  const numbers = new Intl.NumberFormat(common.locale);
  return (
    <Box role="note" data-brief={brief ? '' : undefined}>
      <Lead>{text.lead(node)}</Lead>
      {example ? (
        <ExampleBox>
          <ExampleHead>{text.example}</ExampleHead>
          <ExampleSentence example={example} />
          <Bar
            role="img"
            aria-label={text.picture(numbers.format(example.decides), numbers.format(example.total))}
            style={{ '--app-part': example.decides / example.total }}
          />
          <Lead>
            {example.decides > 1
              ? text.saves(
                  numbers.format(states),
                  numbers.format(example.decides),
                  text.part(Math.round(example.total / example.decides)),
                )
              : text.savesOne(numbers.format(states))}
          </Lead>
        </ExampleBox>
      ) : null}
      <Button ref={button} variant="text" size="small" onClick={() => turn(true)}>
        {text.hide}
      </Button>
    </Box>
  );
}

function ExampleSentence({ example }: { example: Example }) {
  const { plain: text } = useText().combinations;
  return (
    <Sentence>
      {example.asCondition === undefined ? (
        <>
          {text.if}
          <bdi>{example.parent}</bdi>
          {text.is}
          <b>
            <bdi>{example.state}</bdi>
          </b>
        </>
      ) : (
        <bdi>{example.asCondition}</bdi>
      )}
    </Sentence>
  );
}
