import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { shownName } from '../../foundations/names/shownName.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { StatusBadge } from '../../feedback/status-badge/StatusBadge.js';
import { withName } from '../../foundations/names/withName.js';
import { conditionsPanelLabels } from '../../labels/english.js';
import { Details, Foot, Item, List, Root, Title, Toggle, Value, Was } from './ConditionsPanel.styles.js';

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
  const id = useId();
  const list = useRef<HTMLDListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hidden = useHiddenItems(list, conditions.length);

  return (
    <Root
      ref={ref}
      aria-label={texts.title}
      data-credence="conditions-panel"
      data-open={isOpen ? '' : undefined}
      {...rest}
    >
      <Title>{texts.title}</Title>
      <List ref={list} id={id}>
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
      <Toggle
        type="button"
        data-slot="toggle"
        aria-label={isOpen || hidden === 0 ? texts.title : `${texts.title} ${texts.further(hidden)}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isOpen || hidden === 0 ? texts.title : texts.further(hidden)}</span>
        <Glyph of={drawings.forward} />
      </Toggle>
      {children ? <Foot data-slot="foot">{children}</Foot> : null}
    </Root>
  );
});

/** How many items of a wrapping list stand below its first line. */
function useHiddenItems(list: RefObject<HTMLElement | null>, count: number): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const watched = list.current;
    if (!watched) return;
    const measure = () => {
      const tops = Array.from(watched.children, (item) => (item as HTMLElement).offsetTop);
      const first = Math.min(...tops);
      setHidden(tops.filter((top) => top > first + 8).length);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, [list, count]);
  return hidden;
}
