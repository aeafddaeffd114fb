import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useId } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { Icon } from '../../foundations/icons/Icon.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { errorSummaryLabels } from '../../labels/english.js';
import { Heading, List, Root } from './ErrorSummary.styles.js';
import { goToField } from './goToField.js';

/** One thing that is wrong, and where. */
export interface FieldProblem {
  /** The id of the field: that of its control, or of its group. */
  readonly fieldId: string;
  /** What is wrong, so that it can be understood without the field: "Question 4: *required." */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is wrong as a whole. Left out, the labels' words. */
  heading?: ReactNode;
  /** What is wrong, in the order of the fields. Each leads to its field. */
  problems: readonly FieldProblem[];
  /**
   * How deep the heading lies in the page.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Everything that is wrong with a form, above it. It takes the focus when it appears, and leads to each field. */
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
        <Icon name="alert" />
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
                  // The address stays as it is: it belongs to the application.
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
