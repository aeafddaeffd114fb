import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { Dialog as Radix } from 'radix-ui';
import * as drawings from '../../foundations/icons/drawings.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import type { LayerEvents } from '../../foundations/layers/layerEvents.js';
import { useLayer } from '../../foundations/layers/useLayer.js';
import { useLayerContainer } from '../../foundations/layers/useLayerContainer.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { dialogLabels } from '../../labels/english.js';
import { Actions, Body, Description, DialogScrim, DialogSheet, Head, Title } from './Dialog.styles.js';
import { useScrimPress } from './useScrimPress.js';

/**
 * Describes how it was closed: by the corner button, by Escape, or by a press outside.
 * @since 0.1.0
 */
export type DialogDetails = InteractionDetails<'close' | 'escape' | 'outside'>;

/** @since 0.1.0 */
export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'>, LayerEvents {
  /** Whether it is open. */
  open: boolean;
  /** Called when the user closes it: by the corner button, Escape, or a click outside. */
  onOpenChange: (open: boolean, details: DialogDetails) => void;
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

/**
 * A sheet above the page that traps the focus while open, and returns it when closed.
 * @since 0.1.0
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onOpenChange, title, description, actions, size = 'medium', children, ...rest },
  ref,
) {
  const { theme } = useCredence();
  const labels = useLabels({ dialog: dialogLabels });
  const { layer, sheet } = useLayer({ ...rest, open, ref });
  const { scrim, onPointerDownOutside } = useScrimPress(layer);
  // Radix says that it closes, and just before, to another handler, why.
  const cause = useRef<DialogDetails>({ reason: 'close', event: undefined });
  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange(next, cause.current)}>
      <Radix.Portal {...useLayerContainer(open)}>
        <DialogScrim data-credence-theme={theme} {...scrim} />
        <DialogSheet
          data-credence="dialog"
          data-credence-theme={theme}
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...rest}
          {...sheet}
          onEscapeKeyDown={(event) => {
            cause.current = { reason: 'escape', event };
            sheet.onEscapeKeyDown(event);
          }}
          onPointerDownOutside={(event) => {
            cause.current = { reason: 'outside', event: event.detail.originalEvent };
            onPointerDownOutside(event);
          }}
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
              <GlyphButton
                glyph={drawings.close}
                label={labels.dialog.close}
                onClick={({ nativeEvent: event }) => {
                  cause.current = { reason: 'close', event };
                }}
              />
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
