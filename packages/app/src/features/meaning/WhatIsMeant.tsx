import type { Meaning } from '@credence/api-client';
import type { ReactNode } from 'react';
import { useText } from '../../ground/text/useText.js';
import type { Meanings, NamedMeaning } from './meaningsOf.js';
import { Editing, Meanings as List, Said, Source } from './WhatIsMeant.styles.js';

interface WhatIsMeantProps {
  /** Undefined if nobody has explained anything. */
  meanings: Meanings | undefined;
  /** The button to edit it, for the owner. */
  edit?: ReactNode;
}

/** What is meant by a node, its states and its conditions, and who says so. */
export function WhatIsMeant({ meanings, edit }: WhatIsMeantProps) {
  const { meaning: text } = useText();
  const named = [...(meanings?.states ?? []), ...(meanings?.conditions ?? [])];
  return (
    <>
      {meanings?.node ? (
        <Said>
          {meanings.node.text} <Says source={meanings.node.source} />
        </Said>
      ) : null}
      {meanings?.unit ? <p>{text.unit(meanings.unit)}</p> : null}
      {named.length > 0 ? (
        <List>
          {named.map((entry, index) => (
            <Entry key={index} {...entry} />
          ))}
        </List>
      ) : null}
      {edit ? <Editing>{edit}</Editing> : null}
    </>
  );
}

function Entry({ name, text, source }: NamedMeaning) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <Said as="span">{text}</Said> {source ? <Says source={source} /> : null}
      </dd>
    </>
  );
}

function Says({ source }: { source: Meaning['source'] }) {
  const { meaning: text } = useText();
  return <Source>{text.source[source]}</Source>;
}
