import { forwardRef, type ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import { useLayer } from '../../foundations/layers/useLayer.js';
import { useLayerContainer } from '../../foundations/layers/useLayerContainer.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dialogLabels } from '../../labels/english.js';
import { Actions, Body, Description, DialogScrim, DialogSheet, Head, Title } from './Dialog.styles.js';
import { useScrimPress } from './useScrimPress.js';

export interface DialogProps extends Omit<Radix.DialogContentProps, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it: by the corner button, Escape, or a click outside. */
  onOpenChange: (open: boolean) => void;
  /** The title. It names the dialog. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
  /**
   * `wide` is for a list or a form in two columns.
   * @default 'medium'
   */
  size?: 'medium' | 'wide' | undefined;
}

/** A sheet above the page that traps the focus while open, and returns it when closed. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onOpenChange, title, description, actions, size = 'medium', children, ...rest },
  ref,
) {
  const { theme } = useCredence();
  const labels = useLabels({ dialog: dialogLabels });
  const { layer, sheet } = useLayer({ ...rest, open, ref });
  const { scrim, onPointerDownOutside } = useScrimPress(layer, rest.onPointerDownOutside);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal {...useLayerContainer(open)}>
        <DialogScrim data-credence-theme={theme} {...scrim} />
        <DialogSheet
          data-credence="dialog"
          data-credence-theme={theme}
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...sheet}
          onPointerDownOutside={onPointerDownOutside}
          onOpenAutoFocus={(event) => {
            rest.onOpenAutoFocus?.(event);
            if (!event.defaultPrevented) focusField(event);
          }}
        >
          <Head>
            <Radix.Title asChild>
              <Title data-slot="title">{title}</Title>
            </Radix.Title>
            <Radix.Close asChild>
              <GlyphButton glyph={drawings.close} label={labels.dialog.close} />
            </Radix.Close>
          </Head>
          {description ? (
            <Radix.Description asChild>
              <Description data-slot="description">{description}</Description>
            </Radix.Description>
          ) : null}
          {children ? <Body data-slot="body">{children}</Body> : null}
          {actions ? <Actions data-slot="actions">{actions}</Actions> : null}
        </DialogSheet>
      </Radix.Portal>
    </Radix.Root>
  );
});

const FIELDS =
  '[data-slot="body"] :is(input:not([type="hidden"]), select, textarea):not(:disabled, [readonly], [tabindex="-1"])';

/** Begins where there is something to fill in: on the button that closes, the first space typed would close. */
function focusField(event: Event): void {
  const field = (event.currentTarget as Element).querySelector<HTMLElement>(FIELDS);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
