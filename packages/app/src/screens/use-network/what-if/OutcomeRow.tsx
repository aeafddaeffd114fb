import { IconArray } from '@credence/ui';
import type { CSSProperties } from 'react';
import type { NamedState } from '../../../features/outcomes/nodeNames.js';
import { useText } from '../../../ground/text/useText.js';
import { Line, Row } from './whatIf.styles.js';
import { writeShare } from '../../../features/outcomes/writeShare.js';

interface OutcomeRowProps {
  name: NamedState;
  /** Probabilities without and with what is supposed. */
  before: number;
  after: number;
  /** Undefined while it is computed. */
  band: { readonly low: number; readonly high: number } | undefined;
  /** Whether there is a difference between before and after to show. */
  compares: boolean;
}

/** One outcome as people, as a line with its band, and in numbers. */
export function OutcomeRow({ name, before, after, band, compares }: OutcomeRowProps) {
  const { whatIf: text, common } = useText();
  const share = (value: number) => writeShare(value, common.locale);
  const place = (from: number, to = from) =>
    ({ '--from': `${100 * from}%`, '--length': `${100 * (to - from)}%` }) as CSSProperties;
  const around = [
    ...(compares ? [text.was(share(before))] : []),
    ...(band ? [text.fromTo(share(rounded(band.low)), share(rounded(band.high)))] : []),
  ];
  return (
    <Row>
      <p>
        <bdi>{name.node}</bdi>
        <b>
          <bdi>{name.state}</bdi>
        </b>
      </p>
      <div data-rare={rareness(after)}>
        <IconArray value={100 * after} rows={1} {...(after < RARE ? { label: () => `${share(after)} %` } : {})} />
        <Line aria-hidden="true">
          {band ? <span data-mark="band" style={place(band.low, band.high)} /> : null}
          {compares ? <span data-mark="before" style={place(before)} /> : null}
          <span data-mark="after" style={place(after)} />
        </Line>
      </div>
      <p data-numbers="">
        <b>
          <span>{share(after)}</span> <small>%</small>
        </b>
        <span>{around.join(' · ')}</span>
      </p>
    </Row>
  );
}

/** Less than this is less than half a person of fifty: nobody is filled, and where nobody is meant none is marked. */
const RARE = 0.01;
const rareness = (share: number) => (share >= RARE ? undefined : share === 0 ? 'never' : '');

/** Where a band ends is an estimate: tenths of a percent are enough. */
const rounded = (share: number) => Math.round(1000 * share) / 1000;
