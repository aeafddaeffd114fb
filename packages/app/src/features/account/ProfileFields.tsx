import { SelectField, TextField } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import { Pair } from './ProfileFields.styles.js';
import type { useFieldProblems } from './useFieldProblems.js';
import { emptyProfile, isDropped, type ProfileValues } from './profileValues.js';

type FieldName = Exclude<keyof ProfileValues, 'showsProfile'>;

interface ProfileFieldsProps {
  values: ProfileValues;
  /** What is stored. An empty field leaves it as it is, which the field then says. */
  stored?: ProfileValues;
  problems: Pick<ReturnType<typeof useFieldProblems>, 'of'>;
  onChange: (changed: Partial<ProfileValues>) => void;
}

/** The personal data fields, all optional. */
export function ProfileFields({ values, stored = emptyProfile, problems, onChange }: ProfileFieldsProps) {
  const { account } = useText();
  const choices = { title: account.titles, position: account.positions, workplace: account.workplaces };
  const kept = (name: FieldName) => {
    if (!isDropped(values[name]) || isDropped(stored[name])) return undefined;
    const words: Readonly<Record<string, string>> = name in choices ? choices[name as keyof typeof choices] : {};
    const typed = name in choices ? account.notChosen : values[name].trim();
    return account.kept(typed, words[stored[name]] ?? stored[name]);
  };
  const field = (name: FieldName, hint?: string) => ({
    label: account[name],
    name,
    value: values[name],
    hint: kept(name) ?? hint,
    error: problems.of(name),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const choice = (name: keyof typeof choices) => (
    <SelectField {...field(name)}>
      <option value="0">{account.notChosen}</option>
      {Object.entries(choices[name]).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );

  return (
    <>
      <Pair>
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </Pair>
      <TextField {...field('discipline')} autoComplete="organization-title" />
      <Pair>
        {choice('title')}
        {choice('position')}
        {choice('workplace')}
        <TextField {...field('experience', account.experienceHint)} type="number" step="any" inputMode="numeric" />
      </Pair>
      <SelectField
        name="showsProfile"
        label={account.seenBy}
        hint={account.seenByHint}
        value={values.showsProfile ?? '0'}
        onChange={(event) => onChange({ showsProfile: event.target.value })}
      >
        <option value="0">{account.onlyMe}</option>
        <option value="1">{account.owners}</option>
      </SelectField>
    </>
  );
}
