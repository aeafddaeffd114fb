import { CombinationEditor } from '@credence/ui';

const node = { name: 'Tumour extent', states: ['T1', 'T2'] };
const parents = [
  { name: 'Smoking', states: ['none', 'heavy'] },
  { name: 'Alcohol', states: ['none', 'heavy'] },
];

export default function Example() {
  return <CombinationEditor node={node} parents={parents} onDone={(combinations) => console.log(combinations)} />;
}
