import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { protocolListLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Head, Root, Rules } from './ProtocolList.styles.js';

/**
 * One thing that a study fixes before its first round.
 * @since 0.1.0
 * @experimental
 */
export interface ProtocolRule {
  /** What is fixed: "Start value". */
  readonly term: string;
  /** As what: "blank: nothing is preset". */
  readonly value: ReactNode;
  /** What else is to be known of it. */
  readonly note?: ReactNode;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface ProtocolListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is fixed, in order. */
  rules: readonly ProtocolRule[];
  /**
   * The number of the protocol: it grows with each one that is fixed.
   * @default 1
   */
  version?: number | undefined;
  /** Since when it is fixed, as the page writes dates: "9 Nov". Without it, it can still be changed. */
  fixedSince?: string | undefined;
  /** The fingerprint of a fixed protocol, by which it can be told from any other: "3f9a 81c2". */
  fingerprint?: string | undefined;
  /** Called when "Edit" is pressed, which is offered until the protocol is fixed. */
  onEdit?: (() => void) | undefined;
}

/**
 * The rules of a study: who answers what, in which order, and what becomes of it.
 * @since 0.1.0
 * @experimental
 */
export const ProtocolList = forwardRef<HTMLDivElement, ProtocolListProps>(function ProtocolList(
  { rules, version = 1, fixedSince, fingerprint, onEdit, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const { protocolList } = useStudyLabels({ protocolList: protocolListLabels });
  const number = version.toLocaleString(locale);
  const isFixed = fixedSince !== undefined;
  return (
    <Root ref={ref} data-credence="protocol-list" data-state={isFixed ? 'fixed' : 'draft'} {...rest}>
      <Head>
        <p data-slot="version">
          <span>{isFixed ? protocolList.fixed(number, fixedSince) : protocolList.draft(number)}</span>
          {isFixed && fingerprint ? (
            <span>
              , <span data-slot="fingerprint">{fingerprint}</span>
            </span>
          ) : null}
        </p>
        {!isFixed && onEdit ? (
          <PressButton variant="text" size="small" aria-label={protocolList.editWhat} onClick={onEdit}>
            {protocolList.edit}
          </PressButton>
        ) : null}
      </Head>
      <Rules>
        {rules.map(({ term, value, note }) => (
          <div key={term} data-slot="rule">
            <dt>{term}</dt>
            <dd>
              <span>{value}</span>
              {note === undefined ? null : <small data-slot="note">{note}</small>}
            </dd>
          </div>
        ))}
      </Rules>
    </Root>
  );
});
