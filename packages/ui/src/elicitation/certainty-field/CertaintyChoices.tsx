import { memo, type Ref, useRef } from 'react';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { certaintyFieldLabels } from '../../labels/english.js';
import { certainties, type Certainty } from './certainties.js';
import { Choice, Choices, Meaning } from './CertaintyField.styles.js';

interface CertaintyChoicesProps {
  /** Id of the field. */
  id: string;
  value: Certainty | null;
  cases: readonly number[] | undefined;
  name: string | undefined;
  form: string | undefined;
  disabled: boolean;
  /** True if an error describes them. */
  isWrong: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  onChoose: (choice: Certainty, event: Event) => void;
}

/**
 * The four words. They render again only if something about them changed: React writes name and type of a radio button
 * on every render, also while a slider beside it moves.
 */
export const CertaintyChoices = memo(
  function CertaintyChoices({
    id,
    name,
    form,
    value,
    disabled,
    cases,
    isWrong,
    inputRef,
    onChoose,
  }: CertaintyChoicesProps) {
    const texts = useLabels({ certaintyField: certaintyFieldLabels }).certaintyField;
    const root = useRef<HTMLDivElement>(null);
    // The browser chooses its own default: rendered again, the buttons show the choice.
    useFormReset(root, () => undefined);
    return (
      <Choices ref={root} data-meanings={cases ? '' : undefined}>
        {certainties.map((choice, place) => (
          <Choice key={choice} data-slot="choice">
            <input
              ref={choice === (value ?? certainties[0]) ? inputRef : undefined}
              type="radio"
              name={name ?? `${id}-certainty`}
              // Without a name it must not take part in the form: point it at a form that does not exist.
              form={name === undefined ? `${id}-none` : form}
              value={choice}
              checked={value === choice}
              disabled={disabled}
              aria-labelledby={cases ? `${id}-word${place}` : undefined}
              aria-describedby={
                [cases && `${id}-as-if ${id}-meaning${place}`, isWrong && `${id}-error`].filter(Boolean).join(' ') ||
                undefined
              }
              onChange={({ nativeEvent }) => onChoose(choice, nativeEvent)}
            />
            {cases ? (
              <span>
                <span id={`${id}-word${place}`}>{texts.choices[choice]}</span>
                <Meaning id={`${id}-meaning${place}`}>{texts.cases(cases[place] ?? 0, place === 3)}</Meaning>
              </span>
            ) : (
              <span>{texts.choices[choice]}</span>
            )}
          </Choice>
        ))}
      </Choices>
    );
  },
  (before, after) =>
    String(before.cases) === String(after.cases) &&
    (['id', 'name', 'form', 'disabled', 'value', 'isWrong', 'inputRef', 'onChoose'] as const).every(
      (name) => before[name] === after[name],
    ),
);
