import { Icon } from '@credence/ui';

export default function Example() {
  return (
    <p>
      <Icon name="check" /> Answered
    </p>
  );
}
