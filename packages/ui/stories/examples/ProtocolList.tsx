import { ProtocolList } from '@credence/ui';

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
