import { Button, EmptyState } from '@credence/ui';

export default function Example() {
  return (
    <EmptyState title="No networks yet" action={<Button>Upload a network</Button>}>
      A file of GeNIe, Netica or Hugin is a start.
    </EmptyState>
  );
}
