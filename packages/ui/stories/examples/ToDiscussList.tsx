import { ToDiscussList } from '@credence/ui/screens';

export default function Example() {
  return (
    <ToDiscussList
      items={[{ id: 'a', question: 'Stridor', condition: 'young', reasons: ['otherOrder'], effect: 2, chosen: true }]}
    />
  );
}
