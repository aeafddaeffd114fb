import { CredenceProvider, frenchLabels, ProbabilityQuestion } from '@credence/ui';

export default function FrenchQuestion() {
  return (
    <CredenceProvider labels={frenchLabels}>
      <div lang="fr">
        <ProbabilityQuestion nodeName="Métastase" states={['présente', 'absente']} defaultValues={[30, null]} />
      </div>
    </CredenceProvider>
  );
}
