import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/index.js';
import { Icon } from '../icons/index.js';
import { useControllableState } from '../internal/useControllableState.js';
import { useCredence } from '../provider/useCredence.js';
import { FieldError } from '../form-field/FormField.styles.js';
import { Choose, Chosen, FileInput, Hint, Root, Row, Zone } from './FileDrop.styles.js';
import { formatFileSize } from './formatFileSize.js';

export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The chosen file, where the parent holds it; null where none is chosen. */
  file?: File | null | undefined;
  /** Called when a file is chosen or dropped, and with null when it is taken back. */
  onFileChange?: ((file: File | null) => void) | undefined;
  /**
   * Name of the file in a form.
   * @default 'xmlFile'
   */
  name?: string | undefined;
  /**
   * What the file chooser offers. What is dropped is not held to it: whoever reads the file is the judge.
   * @default '.xml,.xdsl'
   */
  accept?: string | undefined;
  /**
   * Whether a form may be sent without it.
   * @default true
   */
  required?: boolean | undefined;
  /** True while nothing can be chosen: during an upload. */
  disabled?: boolean | undefined;
  /** What stands at the end of the file's line, usually the button that uploads. */
  action?: ReactNode;
  /** What is wrong with the choice. */
  error?: ReactNode;
}

/** A file, dropped or chosen. A real file input lies under it, so that keyboards, phones and forms work as always. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    file,
    onFileChange,
    name = 'xmlFile',
    accept = '.xml,.xdsl',
    required = true,
    disabled = false,
    action,
    error,
    ...rest
  },
  ref,
) {
  const { labels, locale } = useCredence();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [chosen, setChosen] = useControllableState<File | null>({
    value: file,
    defaultValue: null,
    onChange: onFileChange,
  });

  const take = (next: File | null) => {
    setOver(false);
    if (!next && input.current) input.current.value = '';
    setChosen(next, undefined);
  };

  return (
    <Root ref={ref} data-credence="file-drop" {...rest}>
      <Zone
        data-slot="zone"
        data-over={over ? '' : undefined}
        onDragEnter={() => setOver(!disabled)}
        onDragLeave={(event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
        onDrop={() => setOver(false)}
      >
        <Icon name="upload" />
        <p id={`${id}-name`}>
          {labels.fileDrop.prompt} <Choose>{labels.fileDrop.choose}</Choose>
        </p>
        <Hint id={`${id}-hint`}>{labels.fileDrop.hint}</Hint>
        <FileInput
          ref={input}
          type="file"
          name={name}
          accept={accept}
          required={required}
          disabled={disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
        />
      </Zone>
      {error ? (
        <FieldError id={`${id}-error`} data-slot="error">
          <Icon name="alert" />
          <span>{error}</span>
        </FieldError>
      ) : null}
      {chosen || action ? (
        <Row data-slot="file">
          <Chosen>
            {chosen ? (
              <>
                <Icon name="file" />
                <span title={chosen.name}>{chosen.name}</span>
                <small>{formatFileSize(chosen.size, locale)}</small>
                {disabled ? null : (
                  <IconButton icon="close" label={labels.fileDrop.remove(chosen.name)} onClick={() => take(null)} />
                )}
              </>
            ) : null}
          </Chosen>
          {action}
        </Row>
      ) : null}
    </Root>
  );
});
