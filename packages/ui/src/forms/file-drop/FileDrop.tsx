import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { Announced } from '../../foundations/spoken/Announced.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { FieldHint } from '../../foundations/fields/FieldMessages.styles.js';
import type { FieldTexts } from '../form-field/FormField.js';
import { fileDropLabels } from '../../labels/english.js';
import { droppedFiles } from './droppedFiles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Choose, Chosen, FileInput, Root, Row, Zone } from './FileDrop.styles.js';
import { FolderChoice } from './FolderChoice.js';
import { formatFileSize } from './formatFileSize.js';
import { holdsFiles, useFilesStayOut } from './useFilesStayOut.js';

/**
 * Describes a change of file: chosen or dropped, removed, or the form was reset.
 * @since 0.1.0
 */
export type FileDropDetails = InteractionDetails<'choose' | 'drop' | 'remove' | 'reset'>;

/** @since 0.1.0 */
export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, Pick<FieldTexts, 'hint'> {
  /** The file, when controlled; null if none is chosen. */
  file?: File | null | undefined;
  /**
   * The initial file, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultFile?: File | null | undefined;
  /** Called when a file is chosen or dropped, and with null when it is removed. */
  onFileChange?: ((file: File | null, details: FileDropDetails) => void) | undefined;
  /**
   * If given, accepts several files and folders, and is called with all those chosen or dropped together. The
   * component then keeps and shows no files: listing them is up to the caller.
   */
  onFilesAdd?: ((files: readonly File[], details: FileDropDetails) => void) | undefined;
  /**
   * The instruction, before the words that open the file chooser: say here which files are understood. Defaults to the
   * sentence of the labels.
   */
  prompt?: ReactNode;
  /** Name of the file in a form. If omitted, it is not submitted. */
  name?: string | undefined;
  /** Id of the form it belongs to, if the field is outside of it. */
  form?: string | undefined;
  /**
   * What the file chooser offers, as in a file input: `.xdsl,.net`. If omitted, every file. Dropped files are not
   * checked against it: that is up to whoever reads the file.
   */
  accept?: string | undefined;
  /**
   * True if a form cannot be submitted without it.
   * @default false
   */
  required?: boolean | undefined;
  /** True while nothing can be chosen: during an upload. */
  disabled?: boolean | undefined;
  /** Content at the end of the file's line, usually the upload button. */
  action?: ReactNode;
  /** The error of the choice. */
  error?: ReactNode;
}

/**
 * A file, or several files and folders, dropped or chosen. Uses a real file input, for keyboards, phones and forms.
 * @since 0.1.0
 */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    file,
    defaultFile,
    onFileChange,
    onFilesAdd,
    prompt,
    hint,
    name,
    form,
    accept,
    required = false,
    disabled = false,
    action,
    error,
    ...rest
  },
  ref,
) {
  const texts = useLabels({ fileDrop: fileDropLabels }).fileDrop;
  const id = useId();
  const root = useOwnRef(ref);
  const add = onFilesAdd && unlessNone(onFilesAdd);
  const { input, chosen, isRefused, take, onChange, zone } = useFileChoice({ file, defaultFile, onFileChange }, add);
  useFilesStayOut(root);
  const message = isRefused ? texts.onlyOne : error;
  return (
    <Root ref={root} data-credence="file-drop" {...rest}>
      <Zone data-slot="zone" {...zone}>
        <Glyph of={drawings.upload} />
        <p id={`${id}-name`}>
          <span>{prompt ?? (add ? texts.promptSeveral : texts.prompt)}</span>{' '}
          <Choose>{add ? texts.chooseSeveral : texts.choose}</Choose>
        </p>
        {hint ? <FieldHint id={`${id}-hint`}>{hint}</FieldHint> : null}
        <FileInput
          ref={input}
          type="file"
          name={name}
          form={form}
          accept={accept}
          multiple={add !== undefined}
          required={required}
          disabled={disabled}
          aria-labelledby={`${id}-name`}
          aria-describedby={describedByMessages({ id, hint, error: message })}
          aria-invalid={message ? true : undefined}
          data-slot="input"
          onChange={onChange}
        />
        {add ? (
          <FolderChoice disabled={disabled} onFiles={(files, event) => add(files, { reason: 'choose', event })} />
        ) : null}
      </Zone>
      <FieldMessages id={id} error={message} />
      <Announced text={isRefused ? texts.onlyOne : ''} />
      <FileRow texts={texts} chosen={chosen} onTake={take} input={input} action={action} fixed={disabled} />
    </Root>
  );
});

type AddFiles = NonNullable<FileDropProps['onFilesAdd']>;

/** Adds files, unless none were chosen or dropped. */
const unlessNone =
  (add: AddFiles): AddFiles =>
  (files, details) => {
    if (files.length > 0) add(files, details);
  };

/** The chosen file, which the input holds too, and what drags over the zone and drops in it lead to. */
function useFileChoice(
  { file, defaultFile, onFileChange }: Pick<FileDropProps, 'file' | 'defaultFile' | 'onFileChange'>,
  add: AddFiles | undefined,
) {
  const input = useRef<HTMLInputElement>(null);
  const dropped = useRef(false);
  const [over, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [chosen, setChosen] = useControllableState<File | null, FileDropDetails>({
    value: file,
    defaultValue: defaultFile ?? null,
    onChange: onFileChange,
  });
  useFormReset(input, (event) => {
    setRefused(false);
    const initial = defaultFile ?? null;
    if (file === undefined && !add && chosen !== initial) setChosen(initial, { reason: 'reset', event });
  });

  // After every render: the form submits what is shown, whoever set or cleared it.
  useEffect(() => {
    if (input.current && !add) putFile(input.current, chosen);
  });

  const take = (next: File | null, details: FileDropDetails) => {
    dropped.current = false;
    setOver(false);
    setRefused(false);
    setChosen(next, details);
    // Even if a controlling parent refuses it: the input is then restored.
    drawAgain();
  };
  const onChange = ({ target, nativeEvent: event }: ChangeEvent<HTMLInputElement>) => {
    if (!add) return take(target.files?.[0] ?? null, { reason: dropped.current ? 'drop' : 'choose', event });
    add([...(target.files ?? [])], { reason: 'choose', event });
    // A file removed from the list can be chosen again.
    target.value = '';
  };
  const onDropped = (tooMany: boolean) => {
    dropped.current = !tooMany;
    setOver(false);
    setRefused(tooMany);
  };
  const zone = { 'data-over': over ? '' : undefined, ...useDropHandlers(input, setOver, onDropped, add) };
  return { input, chosen, isRefused, take, onChange, zone };
}

/** What a drag over the zone and a drop in it do. A single file falls into the input, which reports it. */
function useDropHandlers(
  input: RefObject<HTMLInputElement | null>,
  setOver: (over: boolean) => void,
  onDropped: (tooMany: boolean) => void,
  add: AddFiles | undefined,
): ComponentPropsWithoutRef<'div'> {
  const isDisabled = () => input.current?.matches(':disabled') ?? true;
  return {
    onDragEnter: ({ dataTransfer }) => setOver(!isDisabled() && holdsFiles(dataTransfer)),
    onDragLeave: (event) => setOver(event.currentTarget.contains(event.relatedTarget as Node | null)),
    onDragOver: add && ((event) => event.preventDefault()),
    onDrop: (event) => {
      const { dataTransfer, nativeEvent } = event;
      const tooMany = !add && !isDisabled() && dataTransfer.files.length > 1;
      onDropped(tooMany);
      // Browsers differ in which of several files they take, if any.
      if (tooMany) event.preventDefault();
      if (!add) return;
      // By default the input would take only the files, and a folder as an unreadable file.
      event.preventDefault();
      if (!isDisabled())
        void droppedFiles(dataTransfer).then((files) => add(files, { reason: 'drop', event: nativeEvent }));
    },
  };
}

/** The chosen file with its size, the button that removes it, and the action that it waits for; nothing without both. */
function FileRow({
  texts,
  chosen,
  onTake,
  input,
  action,
  fixed,
}: {
  texts: typeof fileDropLabels;
  chosen: File | null;
  onTake: (file: null, details: FileDropDetails) => void;
  input: RefObject<HTMLInputElement | null>;
  action: ReactNode;
  /** True while the file cannot be removed. */
  fixed: boolean;
}) {
  const { locale } = useCredence();
  if (!chosen && !action) return null;
  return (
    <Row data-slot="file">
      <Chosen>
        {chosen ? (
          <>
            <Glyph of={drawings.file} />
            <bdi title={chosen.name}>{chosen.name}</bdi>
            <small>{formatFileSize(chosen.size, locale)}</small>
            {fixed ? null : (
              <GlyphButton
                glyph={drawings.close}
                label={texts.remove(chosen.name)}
                data-slot="remove"
                onClick={({ nativeEvent: event }) => {
                  onTake(null, { reason: 'remove', event });
                  // The button disappears with the file.
                  input.current?.focus();
                }}
              />
            )}
          </>
        ) : null}
      </Chosen>
      {action}
    </Row>
  );
}

/** Sets the file that a file input holds and a form submits, or clears it. Fires no event. */
function putFile(input: HTMLInputElement, file: File | null): void {
  if ((input.files?.[0] ?? null) === file) return;
  if (!file) {
    input.value = '';
    return;
  }
  const list = new DataTransfer();
  list.items.add(file);
  input.files = list.files;
}
