import { ProtocolList } from '@credence/ui/screens';

export default function Example() {
  return (
    <ProtocolList
      rules={[
        { term: 'Questions', value: '60 of 186' },
        { term: 'Rounds', value: 'two' },
      ]}
    />
  );
}
