import { IconArray } from '@credence/ui';
import { Rail, Row } from './PeopleRow.styles.js';

/** People on a rail, as they stand on every scale of the product. A picture, nothing to be read or moved. */
export function PeopleRow({ percent }: { percent: number }) {
  return (
    <Row aria-hidden="true" style={{ '--percent': `${percent}%` }}>
      <IconArray value={percent} />
      <Rail />
    </Row>
  );
}
