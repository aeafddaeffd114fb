import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { BEYOND_WORK, IN_HOURS } from '../../foundations/long-times/longTimes.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { coverageStripLabels } from '../../labels/english.js';
import { type CoverageCell, coverageLook, coverageRuns } from './coverageRuns.js';
import { Cells, Group, GroupName, Groups, Head, Key, Keys, Root, Run, Swatch } from './CoverageStrip.styles.js';

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
  /** Minutes saved; if omitted, the time is not mentioned. */
  minutesSaved?: number | undefined;
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
  { decided, answered, total, minutesSaved, cells = [], group, limit = 600, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ coverageStrip: coverageStripLabels });
  const texts = labels.coverageStrip;
  const numbers = new Intl.NumberFormat(locale);
  const counts = [numbers.format(decided), numbers.format(total)] as const;
  const drawn = cells.length > 0 && cells.length <= limit;
  const states = group?.states ?? [''];

  return (
    <Root ref={ref} data-credence="coverage-strip" {...rest}>
      <Head>
        <span>
          <b>{texts.decides(...counts)}</b>
          <span>{minutesSaved ? saving(minutesSaved, texts, numbers) : null}</span>
          <span>{answered ? texts.answeredToo(numbers.format(answered)) : null}</span>
        </span>
        {drawn ? <Legend cells={cells} /> : null}
      </Head>
      {drawn ? (
        <Groups data-slot="picture" role="img" aria-label={texts.picture(...counts)}>
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

/** The looks in use, each with its meaning. */
function Legend({ cells }: { cells: readonly CoverageCell[] }) {
  const { locale } = useCredence();
  const labels = useLabels({ coverageStrip: coverageStripLabels });
  const texts = labels.coverageStrip;
  const format = (number: number) => new Intl.NumberFormat(locale).format(number);
  const present = new Set(cells);
  const later = [...present].some((cell) => typeof cell === 'number' && cell > 3);
  const keys = [
    { look: '1', cell: 1, text: texts.combination(format(1)) },
    { look: '2', cell: 2, text: texts.combination(format(2)) },
    { look: '3', cell: 3, text: later ? texts.combinationAndLater(format(3)) : texts.combination(format(3)) },
    { look: 'remaining', cell: 'remaining', text: texts.remaining },
    { look: 'answered', cell: 'answered', text: texts.answered },
    { look: undefined, cell: null, text: texts.open },
  ] as const;

  return (
    <Keys>
      {keys
        .filter((key) => present.has(key.cell) || (key.cell === 3 && later))
        .map((key) => (
          <Key key={key.text} data-slot="key">
            <Swatch data-look={key.look} />
            <span>{key.text}</span>
          </Key>
        ))}
    </Keys>
  );
}

/** Nobody would have spent more than a year of work: then nothing is said. */
function saving(minutes: number, texts: typeof coverageStripLabels, numbers: Intl.NumberFormat): string | undefined {
  if (minutes > BEYOND_WORK) return undefined;
  if (minutes < IN_HOURS) return texts.saves(numbers.format(minutes));
  return texts.savesHours(numbers.format(Math.ceil(minutes / 60)));
}
