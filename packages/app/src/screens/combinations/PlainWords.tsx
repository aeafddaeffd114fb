import { Button, Heading } from '@credence/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { store } from '../../ground/session/browserStore.js';
import { useText } from '../../ground/text/useText.js';
import { ExampleTable, type ExampleTableProps } from './ExampleTable.js';
import type { Example } from './exampleFor.js';
import { Explanation, Lead, OnWide, Quiet } from './PlainWords.styles.js';

interface PlainWordsProps extends Pick<ExampleTableProps, 'parents'> {
  /** The node's name. */
  node: string;
  example: Example | undefined;
}

/** The page's question in plain words, with an example from the node at hand; dismissed for good in this browser. */
export function PlainWords({ node, parents, example }: PlainWordsProps) {
  const { plain: text } = useText().combinations;
  const [hidden, setHidden] = useState(() => store.isHidden('combinations'));
  const button = useRef<HTMLButtonElement>(null);
  const turn = (isHidden: boolean) => {
    store.setIsHidden('combinations', isHidden);
    flushSync(() => setHidden(isHidden));
    // The pressed button is gone; the one that takes it back stands for it.
    button.current?.focus();
  };
  const toggle = (
    <Quiet>
      <Button ref={button} variant="text" size="small" onClick={() => turn(!hidden)}>
        {hidden ? text.show : text.hide}
      </Button>
    </Quiet>
  );
  if (hidden) return toggle;
  return (
    <Explanation role="note">
      <OnWide>
        <Heading level={2}>{text.heading}</Heading>
      </OnWide>
      <Lead>{text.lead(node)}</Lead>
      {example ? (
        <>
          <ExampleSentence example={example} />
          <ExampleTable parents={parents} example={example} />
        </>
      ) : null}
      {toggle}
    </Explanation>
  );
}

function ExampleSentence({ example }: { example: Example }) {
  const { combinations, common } = useText();
  const { plain: text } = combinations;
  const condition = example.asCondition ?? `${example.parent}: ${example.state}`;
  const decides = new Intl.NumberFormat(common.locale).format(example.decides);
  return (
    <Lead>
      <b>{text.example}</b>
      {example.decides > 1 ? text.saves(condition, decides) : text.savesOne(condition)}
    </Lead>
  );
}
