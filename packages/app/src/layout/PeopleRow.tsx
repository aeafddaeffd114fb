import { People, Rail, Row } from './PeopleRow.styles.js';

const COUNT = 50;
const PITCH = 15;
const FIGURE =
  'M4.4 5.6h3.2a2.3 2.3 0 0 1 2.3 2.3v4.3a.9.9 0 0 1-1.8 0v6.75a.95.95 0 0 1-1.9 0v-5.9a.2.2 0 0 0-.4 0v5.9a.95.95 0 0 1-1.9 0V12.2a.9.9 0 0 1-1.8 0V7.9a2.3 2.3 0 0 1 2.3-2.3zM6 .1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z';

/** Fifty people on a rail, as they stand on every scale of the product. A picture, nothing to be read or moved. */
export function PeopleRow({ filled }: { filled: number }) {
  return (
    <Row aria-hidden="true" style={{ '--filled': `${filled * 2}%` }}>
      <People viewBox={`0 0 ${COUNT * PITCH} 20`}>
        {Array.from({ length: COUNT }, (_, index) => (
          <path
            key={index}
            d={FIGURE}
            data-on={index < filled ? '' : undefined}
            transform={`translate(${index * PITCH + PITCH / 2 - 6})`}
          />
        ))}
      </People>
      <Rail />
    </Row>
  );
}
