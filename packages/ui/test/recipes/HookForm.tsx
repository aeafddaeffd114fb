import { Controller, useForm } from 'react-hook-form';
import { ProbabilitySlider } from '@credence/ui';

interface Answers {
  present: number | null;
}

export function HookForm({ onSave }: { onSave: (answers: Answers) => void }) {
  const { control, handleSubmit } = useForm<Answers>({ defaultValues: { present: null } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <Controller
        name="present"
        control={control}
        rules={{ validate: (value) => value !== null || 'Answer this question before you go on.' }}
        render={({ field: { ref, onChange, ...field }, fieldState }) => (
          <ProbabilitySlider
            {...field}
            inputRef={ref}
            onValueChange={onChange}
            label="How likely is it that Metastasis is: present?"
            error={fieldState.error?.message}
          />
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}
