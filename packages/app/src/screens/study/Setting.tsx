import { Button, Heading } from '@credence/ui';
import { type ReactNode, useId } from 'react';
import { SettingFields, SettingRow } from './ProtocolForm.styles.js';
import { useStudyWords } from './studyWords.js';

interface SettingProps {
  title: string;
  /** Its present value, in a few words. */
  value: string;
  /** Whether the value says what is missing. */
  isMissing?: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether it is a part of the page of its own, with a heading. */
  isPart?: boolean;
  /** The fields; without them nothing can be changed. */
  children?: ReactNode;
}

/** A part of the form as one line, which opens to be changed. */
export function Setting({ title, value, isMissing = false, isOpen, onToggle, isPart = false, children }: SettingProps) {
  const { form: text } = useStudyWords();
  const id = useId();
  const action = isOpen ? text.done : isMissing ? text.write : text.change;
  return (
    <SettingRow data-part={isPart ? '' : undefined}>
      {isPart ? <Heading level={2}>{title}</Heading> : <b>{title}</b>}
      <span data-missing={isMissing ? '' : undefined}>{value}</span>
      {children ? (
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={text.changeWhat(action, title)}
          onClick={onToggle}
        >
          {action}
        </Button>
      ) : null}
      {children && isOpen ? <SettingFields id={id}>{children}</SettingFields> : null}
    </SettingRow>
  );
}
