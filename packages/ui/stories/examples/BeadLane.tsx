import { BeadLane } from '@credence/ui/screens';

export default function Example() {
  return (
    <BeadLane
      label="Stridor"
      states={[
        {
          label: 'present',
          answers: [
            { code: 1, value: 30 },
            { code: 2, value: 40 },
            { code: 3, value: 60 },
          ],
          pools: { linear: 43, logarithmic: 42, median: 40 },
        },
      ]}
    />
  );
}
