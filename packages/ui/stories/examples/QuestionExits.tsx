import { QuestionExits } from '@credence/ui';

export default function Example() {
  return <QuestionExits defaultStanding="answered" />;
}
