import { NextStep } from '@credence/ui/screens';

export default function Example() {
  return (
    <NextStep action={{ label: 'Remind 3 experts', onPress: () => console.log('reminded') }}>
      Three experts have not finished.
    </NextStep>
  );
}
