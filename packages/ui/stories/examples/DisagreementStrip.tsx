import { DisagreementStrip } from '@credence/ui/screens';

export default function Example() {
  return (
    <DisagreementStrip
      label="Disagreement about Stridor"
      groups={[
        {
          label: 'no',
          questions: [
            { id: 'a', condition: 'young', disagreement: 0.1 },
            { id: 'b', condition: 'old', disagreement: 0.6 },
          ],
        },
      ]}
    />
  );
}
