import type { RefObject } from 'react';
import { NameAtEnd } from '../../shell/layout/NameAtEnd.js';
import { useText } from '../../ground/text/useText.js';
import { Asks, Quotation } from './AskedBy.styles.js';

interface AskedByProps {
  who: string;
  /** The network's title. */
  network: string;
  /** What the inviter wrote. */
  message: string | undefined;
  titleId: string;
  /** For the focus. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** True in a narrow column at any width of the window. */
  isNarrow?: boolean;
}

/** Who asks for a judgement on which network, as a heading, and the inviter's own words in their lines. */
export function AskedBy({ who, network, message, titleId, heading, isNarrow = false }: AskedByProps) {
  const { invitation: text } = useText();
  const [before, after] = text.asks;
  return (
    <>
      <Asks ref={heading} id={titleId} tabIndex={-1} data-narrow={isNarrow ? '' : undefined}>
        <bdi>{who}</bdi>
        <span>{before}</span>
        <NameAtEnd name={network} end={after} />
      </Asks>
      {message ? <Quotation dir="auto">{text.quotation(message)}</Quotation> : null}
    </>
  );
}
