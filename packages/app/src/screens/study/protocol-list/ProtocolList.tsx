import { Button } from '@credence/ui';
import { useText } from '../../../ground/text/useText.js';
import { useStudyWords } from '../studyWords.js';
import { Head, Root, Rules } from './ProtocolList.styles.js';

/** One thing that a study fixes before its first round. */
export interface ProtocolRule {
  /** What is fixed: "Start value". */
  readonly term: string;
  /** As what: "blank: nothing is preset". */
  readonly value: string;
  /** What else is to be known of it. */
  readonly note?: string;
}

interface ProtocolListProps {
  /** What is fixed, in order. */
  rules: readonly ProtocolRule[];
  /** The number of the protocol: it grows with each one that is fixed. */
  version: number;
  /** Since when it is fixed, as the page writes dates: "9 Nov". Without it, it can still be changed. */
  fixedSince?: string | undefined;
  /** The fingerprint of a fixed protocol, by which it can be told from any other: "3f9a 81c2". */
  fingerprint?: string | undefined;
  /** Called when "Edit" is pressed, which is offered until the protocol is fixed. */
  onEdit: () => void;
}

/** The rules of a study: who answers what, in which order, and what becomes of it. */
export function ProtocolList({ rules, version, fixedSince, fingerprint, onEdit }: ProtocolListProps) {
  const { common } = useText();
  const { protocolList: text } = useStudyWords().parts;
  const number = version.toLocaleString(common.locale);
  return (
    <Root data-credence="protocol-list">
      <Head>
        <p>
          <span>{fixedSince === undefined ? text.draft(number) : text.fixed(number, fixedSince)}</span>
          {fixedSince !== undefined && fingerprint ? (
            <span>
              {' '}
              ({text.fingerprint} <span data-slot="fingerprint">{fingerprint}</span>)
            </span>
          ) : null}
        </p>
        {fixedSince === undefined ? (
          <Button variant="text" size="small" aria-label={text.editWhat} onClick={onEdit}>
            {text.edit}
          </Button>
        ) : null}
      </Head>
      <Rules>
        {rules.map(({ term, value, note }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{value}</span>
              {note === undefined ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Rules>
    </Root>
  );
}
