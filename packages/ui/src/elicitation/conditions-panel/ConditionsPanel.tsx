import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useState } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { shownName } from '../../foundations/names/shownName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { StatusBadge } from '../../feedback/status-badge/StatusBadge.js';
import { withName } from '../../foundations/names/withName.js';
import { conditionsPanelLabels } from '../../labels/english.js';
import { Details, Foot, Item, List, Root, Title, Value, Was } from './ConditionsPanel.styles.js';

/**
 * A parent of the node being asked about, in the state it has in this question.
 * @since 0.1.0
 * @experimental
 */
export interface Condition {
  /** The parent's name, as displayed. */
  readonly name: string;
  /** Its state. Underscores are shown as spaces. */
  readonly value: string;
  /** Its state in the previous question, if any. If it differs from `value`, the condition counts as changed. */
  readonly previous?: string | undefined;
  /** Whether it changed, for callers that do not know the previous state. If omitted, `previous` decides. */
  readonly changed?: boolean | undefined;
}

/**
 * @since 0.1.0
 * @experimental
 */
export interface ConditionsPanelProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** The parents. If empty, nothing is rendered. */
  conditions: readonly Condition[];
  /** Content below them: a link to change which events decide. */
  children?: ReactNode;
}

/**
 * The conditions under which the question is asked, highlighting those that changed since the previous question.
 * @since 0.1.0
 * @experimental
 */
export const ConditionsPanel = forwardRef<HTMLElement, ConditionsPanelProps>(function ConditionsPanel(props, ref) {
  return props.conditions.length === 0 ? null : <Panel ref={ref} {...props} />;
});

const Panel = forwardRef<HTMLElement, ConditionsPanelProps>(function Panel({ conditions, children, ...rest }, ref) {
  const { conditionsPanel: texts } = useLabels({ conditionsPanel: conditionsPanelLabels });
  const root = useOwnRef(ref);
  const scrolls = useScrolls(root);

  return (
    <Root
      ref={root}
      aria-label={texts.title}
      data-credence="conditions-panel"
      // A scroll container must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
      {...rest}
    >
      <Title>{texts.title}</Title>
      <List>
        {conditions.map(({ name, value, previous, changed: given }, index) => {
          const changed = given ?? (previous !== undefined && previous !== value);
          return (
            // A parent is identified by its index: two may share a name.
            <Item key={index} data-slot="condition" data-changed={changed ? '' : undefined}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <Details>
                <Value data-slot="value">{shownName(value)}</Value>{' '}
                {changed ? (
                  <Was>
                    <StatusBadge tone="changed">{texts.changed}</StatusBadge>{' '}
                    {previous === undefined ? null : <span>{withName(texts.was, shownName(previous))}</span>}
                  </Was>
                ) : null}
              </Details>
            </Item>
          );
        })}
      </List>
      {children ? <Foot data-slot="foot">{children}</Foot> : null}
    </Root>
  );
});

/** True while an element's content is wider than the element. */
function useScrolls(element: { readonly current: HTMLElement | null }): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(() => setScrolls(watched.scrollWidth > watched.clientWidth + 1));
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
