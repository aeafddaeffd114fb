import { CombinationEditor, ProbabilityQuestion, ShareBar } from '@credence/ui';

const node = { displayName: 'Tumour extent', states: ['T1', 'T2'] };
const parents = [
  { displayName: 'Smoking', states: ['none', 'heavy'] },
  { displayName: 'Alcohol', states: ['none', 'heavy'] },
];

export default function Example() {
  return (
    <CombinationEditor
      node={node}
      parents={parents}
      onDone={(combinations) => console.log(combinations)}
      renderSliders={({ nodeName, states, values, onValuesChange }) => (
        <ProbabilityQuestion
          nodeName={nodeName}
          states={states}
          values={values}
          onValuesChange={onValuesChange}
          showShares={false}
        />
      )}
      renderShares={(values, states) => <ShareBar values={values} states={states} size="small" />}
    />
  );
}
