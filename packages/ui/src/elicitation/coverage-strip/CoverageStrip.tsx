import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { BEYOND_WORK, IN_HOURS } from '../../foundations/long-times/longTimes.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { coverageStripLabels } from '../../labels/english.js';
import { type CoverageCell, coverageLook, coverageRuns } from './coverageRuns.js';
import { Cells, Group, GroupName, Groups, Head, Root, Run } from './CoverageStrip.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface CoverageStripProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** How many questions are decided. */
  decided: number | bigint;
  /** How many are answered directly, and not decided for that reason. If omitted, they are not mentioned. */
  answered?: number | bigint | undefined;
  /** The total number of questions. */
  total: number | bigint;
  /** Minutes that the questions still to ask take; if omitted, the time is not mentioned. */
  minutesLeft?: number | undefined;
  /** What decides each question, in the order of asking, first parent slowest. If omitted, only the text is shown. */
  cells?: readonly CoverageCell[] | undefined;
  /** The first parent and its states, which divide the strip into groups. */
  group?: { readonly name: string; readonly states: readonly string[] } | undefined;
  /**
   * Above this number of questions, only the text is shown.
   * @default 600
   */
  limit?: number | undefined;
}

/**
 * How many of a node's questions decisive combinations save, as text and as a strip of all questions.
 * @since 0.1.0
 * @experimental
 */
export const CoverageStrip = forwardRef<HTMLDivElement, CoverageStripProps>(function CoverageStrip(
  { decided, answered, total, minutesLeft, cells = [], group, limit = 600, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ coverageStrip: coverageStripLabels });
  const texts = labels.coverageStrip;
  const numbers = new Intl.NumberFormat(locale);
  const summary = texts.decides(numbers.format(decided), numbers.format(total));
  const left = BigInt(total) - BigInt(decided) - BigInt(answered ?? 0);
  const drawn = cells.length > 0 && cells.length <= limit;
  const states = group?.states ?? [''];

  return (
    <Root ref={ref} data-credence="coverage-strip" {...rest}>
      <Head>
        <span>
          <b>{summary}</b>
          {answered ? <span>{texts.answeredToo(numbers.format(answered))}</span> : null}
        </span>
        <span>
          {texts.toAsk(numbers.format(left))}
          {left > 0 && minutesLeft ? lasting(minutesLeft, texts, numbers) : null}
        </span>
      </Head>
      {drawn ? (
        <Groups data-slot="picture" role="img" aria-label={summary}>
          {coverageRuns(cells, states.length).map((runs, index) => (
            <Group key={states[index]}>
              <Cells data-separate={cells.length <= 180 ? '' : undefined}>
                {runs.map((run, place) => (
                  <Run
                    // Runs have no identity other than their index.
                    key={place}
                    data-slot="run"
                    data-look={coverageLook(run.by)}
                    style={{ '--credence-run': run.length }}
                  />
                ))}
              </Cells>
              {group ? (
                <GroupName>
                  {index === 0 ? <span>{`${group.name}: `}</span> : null}
                  {states[index]}
                </GroupName>
              ) : null}
            </Group>
          ))}
        </Groups>
      ) : null}
    </Root>
  );
});

/** Nobody spends more than a year of work on a node: then nothing is said. */
function lasting(minutes: number, texts: typeof coverageStripLabels, numbers: Intl.NumberFormat): string | undefined {
  if (minutes > BEYOND_WORK) return undefined;
  if (minutes < IN_HOURS) return texts.minutes(numbers.format(minutes));
  return texts.hours(numbers.format(Math.ceil(minutes / 60)));
}
