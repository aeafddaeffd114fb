import { ChoiceField } from '@credence/ui';
import { useText } from '../../ground/text/useText.js';
import type { AnswersTableForm } from './csvForm.js';

interface CsvFormFieldsProps {
  form: AnswersTableForm;
  onChange: (form: AnswersTableForm) => void;
}

/** How the table of answers is written: its layout, and what separates its cells. */
export function CsvFormFields({ form, onChange }: CsvFormFieldsProps) {
  const { layout, layouts, separator, separators } = useText().overview.otherFormats.csv;
  return (
    <>
      <ChoiceField<AnswersTableForm['layout']>
        label={layout}
        options={[
          { value: 'table', label: layouts.table },
          { value: 'analysis', label: layouts.analysis },
        ]}
        value={form.layout}
        onValueCommit={(chosen) => onChange({ ...form, layout: chosen })}
      />
      <ChoiceField<AnswersTableForm['separator']>
        label={separator}
        options={[
          { value: 'comma', label: separators.comma },
          { value: 'semicolon', label: separators.semicolon },
        ]}
        value={form.separator}
        onValueCommit={(chosen) => onChange({ ...form, separator: chosen })}
      />
    </>
  );
}
