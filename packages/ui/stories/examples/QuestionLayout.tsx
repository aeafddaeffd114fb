import { ProbabilityQuestion, QuestionLayout } from '@credence/ui';

export default function Example() {
  return (
    <QuestionLayout title="Stridor" onContinue={() => console.log('next question')}>
      <ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} />
    </QuestionLayout>
  );
}
