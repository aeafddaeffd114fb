import { StudyPeople } from '@credence/ui/screens';

export default function Example() {
  return (
    <StudyPeople
      caption="People"
      people={[{ id: 'a', code: 1, name: 'Dr. N. Okafor', standing: 'started', answered: 18, questionCount: 60 }]}
      onRemind={(people) => console.log(people)}
    />
  );
}
