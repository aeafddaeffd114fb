import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useId } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { errorSummaryLabels } from '../../labels/english.js';
import { Heading, List, Root } from './ErrorSummary.styles.js';

const focusable = 'input:not([type="hidden"]), select, textarea, button, [tabindex], a[href]';

/**
 * Focuses the field with this id: the control itself, or the chosen or else the first button of a group.
 * Returns whether there was one.
 */
function goToField(from: HTMLElement, fieldId: string): boolean {
  const root = from.getRootNode() as Document | ShadowRoot;
  const field = root.getElementById(fieldId);
  if (!field) return false;
  const control =
    (field.matches(focusable) ? field : null) ??
    field.querySelector<HTMLElement>('input:checked') ??
    field.querySelector<HTMLElement>(focusable);
  // Shows the label as well, not only the control.
  (field.closest('[data-credence]') ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
  return control !== null;
}

/**
 * One error and its field.
 * @since 0.1.0
 */
export interface FieldProblem {
  /** The id of the field's control, or of its group. */
  readonly fieldId: string;
  /** The error, understandable without the field: "Question 4: *required." */
  readonly message: ReactNode;
}

/** @since 0.1.0 */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The heading. Defaults to the text of the labels. */
  heading?: ReactNode;
  /** The errors, in the order of the fields. Each links to its field. */
  problems: readonly FieldProblem[];
  /**
   * How deep the heading lies in the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * All errors of a form, above it. It takes the focus when it appears, and links to each field.
 * @since 0.1.0
 */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { heading, problems, headingLevel = 2, ...rest },
  ref,
) {
  const labels = useLabels({ errorSummary: errorSummaryLabels });
  const headingId = useId();
  const root = useOwnRef(ref);

  useEffect(() => {
    root.current?.focus();
  }, [root]);

  return (
    <Root ref={root} role="alert" tabIndex={-1} aria-labelledby={headingId} data-credence="error-summary" {...rest}>
      <Heading as={`h${headingLevel}`} id={headingId} data-slot="heading">
        <Glyph of={drawings.alert} />
        <span>{heading ?? labels.errorSummary.heading}</span>
      </Heading>
      {problems.length > 0 ? (
        <List data-slot="list">
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                data-slot="link"
                onClick={(event) => {
                  // The URL does not change: it belongs to the application.
                  if (goToField(event.currentTarget, fieldId)) event.preventDefault();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </List>
      ) : null}
    </Root>
  );
});
