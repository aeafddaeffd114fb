import { IconArray } from '@credence/ui';
import { Rail, Row } from './PeopleRow.styles.js';

/** People on a rail, as on every scale of the product. Decorative: neither read out nor interactive. */
export function PeopleRow({ percent }: { percent: number }) {
  return (
    <Row aria-hidden="true" style={{ '--percent': `${percent}%` }}>
      <IconArray value={percent} />
      <Rail />
    </Row>
  );
}
