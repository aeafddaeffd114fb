import { SelectField, TextField } from '@credence/ui';
import { useText } from '../text/useText.js';
import { Pair } from './ProfileFields.styles.js';
import type { ProfileValues } from './profileValues.js';

interface ProfileFieldsProps {
  values: ProfileValues;
  onChange: (changed: Partial<ProfileValues>) => void;
}

/** The personal data fields, all optional. */
export function ProfileFields({ values, onChange }: ProfileFieldsProps) {
  const { account } = useText();
  const field = (name: keyof ProfileValues) => ({
    label: account[name],
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const choices = { title: account.titles, position: account.positions, workplace: account.workplaces };
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
        <TextField
          {...field('experience')}
          type="number"
          step="any"
          inputMode="numeric"
          hint={account.experienceHint}
        />
      </Pair>
    </>
  );
}
