import { OutcomeDots } from '@credence/ui/screens';

export default function Example() {
  return (
    <OutcomeDots
      label="Stage IV"
      experts={[
        { code: 1, value: 30 },
        { code: 2, value: 40 },
        { code: 3, value: 60 },
      ]}
      pool={43}
      mean={44}
    />
  );
}
