import { QuestionnairePanel } from '@credence/ui/screens';

export default function Example() {
  return (
    <QuestionnairePanel
      statements={[
        { id: 'easy', label: 'It was easy' },
        { id: 'again', label: 'I would do it again' },
      ]}
      scores={{ easy: 4, again: 3.5 }}
    />
  );
}
