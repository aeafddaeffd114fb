import { AccuracyCurve } from '@credence/ui/screens';

export default function Example() {
  return (
    <AccuracyCurve
      label="Within 3 points after 40 questions"
      name="what matters most"
      now={10}
      points={[
        { questions: 0, value: 18 },
        { questions: 10, value: 9, low: 7, high: 11 },
        { questions: 40, value: 3, low: 1, high: 6 },
      ]}
    />
  );
}
