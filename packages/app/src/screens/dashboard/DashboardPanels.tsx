import { Text } from '@credence/ui';
import {
  ActivityLog,
  ActivityTimesPanel,
  CombinationsPanel,
  type DashboardPeriod,
  LoginTimesPanel,
  NodeSizePanel,
  QuestionnairePanel,
} from '@credence/ui/screens';
import { useId, useMemo } from 'react';
import { useText } from '../../ground/text/useText.js';
import { Log, Panels } from './DashboardScreen.styles.js';
import { nameBars } from './nameBars.js';
import { type DashboardView, type Figures, isErasedUser } from './readDashboard.js';

/** The negative statements of the questionnaire: agreement is bad news. */
const lowerIsBetter: ReadonlySet<string> = new Set(['2', '3']);

/** The items of the questionnaire that have scores. */
const scored = [1, 2, 3, 4, 5, 6, 7] as const;

/** The statements with their scores, by item id. */
function useStatements() {
  const { topics } = useText().questionnaire;
  return useMemo(
    () =>
      scored.map((item) => {
        const id = String(item);
        return { id, label: topics[item], lowerIsBetter: lowerIsBetter.has(id) };
      }),
    [topics],
  );
}

/** The five charts. If the response does not distinguish periods, they name none. */
export function ChartPanels({
  figures,
  period,
}: {
  figures: Figures & { readonly known: boolean };
  period: DashboardPeriod;
}) {
  const { inNetwork } = useText().dashboard;
  const statements = useStatements();
  const named = figures.known ? period : undefined;
  const combinations = useMemo(
    () => figures.combinations && nameBars(figures.combinations, inNetwork),
    [figures.combinations, inNetwork],
  );
  return (
    <>
      <LoginTimesPanel period={named} logins={figures.logins} logouts={figures.logouts} />
      <ActivityTimesPanel period={named} activityTimes={figures.activityTimes} />
      <NodeSizePanel period={named} nodePreferences={figures.nodePreferences} />
      <CombinationsPanel period={named} combinations={combinations} />
      <QuestionnairePanel statements={statements} scores={figures.scores} answerCount={figures.scoredBy} />
    </>
  );
}

/** Who did what, in words; activities without a text keep the server's name. */
export function ActivityPanel({ view }: { view: DashboardView }) {
  const { dashboard: text, common } = useText();
  const noteId = useId();
  const words: Readonly<Record<string, string>> = text.activities;
  const filled = view.activities.length > 0;
  const activities = useMemo(
    () => view.activities.map((entry) => (isErasedUser(entry.user) ? { ...entry, user: common.formerUser } : entry)),
    [view.activities, common],
  );
  return (
    <Log>
      <ActivityLog
        // Rows are rendered once and keep their texts, so a new language needs new rows.
        key={common.locale}
        activities={activities}
        timeZone={view.timeZone}
        locale={common.dates}
        getTypeLabel={(type) => (Object.hasOwn(words, type) ? (words[type] ?? type) : type)}
        aria-describedby={filled ? noteId : undefined}
      />
      {filled ? (
        <Text id={noteId} variant="hint">
          {text.logNote}
        </Text>
      ) : null}
    </Log>
  );
}

/** Placeholders for the charts and the log. The page's spinner explains them. */
export function LoadingPanels() {
  const statements = useStatements();
  return (
    <Panels aria-hidden="true">
      <LoginTimesPanel loading />
      <ActivityTimesPanel loading />
      <NodeSizePanel loading />
      <CombinationsPanel loading />
      <QuestionnairePanel loading statements={statements} />
      <ActivityLog loading activities={[]} />
    </Panels>
  );
}
