import { Alert, Button, Frame, PageHead, SegmentedControl, Spinner, Text } from '@credence/ui';
import type { DashboardPeriod } from '@credence/ui/screens';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../shell/layout/PageTitle.js';
import { useSettled } from '../../ground/loading/useSettled.js';
import { dateFormat } from '@credence/text';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { countActive } from './countActive.js';
import { ActivityPanel, ChartPanels, LoadingPanels } from './DashboardPanels.js';
import { Line, Panels, Told } from './DashboardScreen.styles.js';
import { FactorHelp, FactorNeeded } from './FactorHelp.js';
import type { DashboardView } from './readDashboard.js';
import { downloadQuestionnaires } from './downloadQuestionnaires.js';

export interface DashboardScreenProps {
  /** Undefined if it could not be loaded, or that the site wants a second factor first. Must not reject. */
  dashboard: Promise<DashboardView | 'needs-factor' | undefined>;
  period: DashboardPeriod;
  onPeriodChange: (period: DashboardPeriod) => void;
  onRetry: () => void;
  /** How many invitations wait for the administrator, whose menu has no link to them. */
  invitations: number;
}

const periods: readonly DashboardPeriod[] = ['day', 'week', 'month'];

/** Usage of the product: five charts, and the log of user activity. */
export function DashboardScreen({ dashboard, period, onPeriodChange, onRetry, invitations }: DashboardScreenProps) {
  const { dashboard: text, common } = useText();
  const { settled, pending } = useSettled(dashboard);
  const needsFactor = settled?.value === 'needs-factor';
  const view = settled?.value === 'needs-factor' ? undefined : settled?.value;
  const figures = useMemo(() => view?.figuresOf(period), [view, period]);

  return (
    <Frame>
      <PageTitle>{text.title}</PageTitle>
      <PageHead
        title={text.title}
        action={
          <SegmentedControl
            aria-label={text.period}
            options={periods.map((value) => ({ value, label: text.periods[value] }))}
            value={period}
            onValueChange={(next) => next && onPeriodChange(next)}
          />
        }
      >
        <Line>
          {view ? <Summary view={view} period={period} known={figures?.known ?? false} /> : null}
          {pending ? <Spinner>{common.loading}</Spinner> : null}
        </Line>
      </PageHead>
      <WaitingNotes invitations={invitations} lateMails={view?.lateMails} />
      {view && figures ? (
        <Panels>
          <ChartPanels figures={figures} period={period} />
          <QuestionnaireDownload />
          <Suspense>
            <FactorHelp />
          </Suspense>
          <ActivityPanel view={view} />
        </Panels>
      ) : null}
      {!view && pending ? <LoadingPanels /> : null}
      {needsFactor ? (
        <Suspense>
          <FactorNeeded />
        </Suspense>
      ) : null}
      {!view && !pending && !needsFactor ? (
        <Alert action={<Button onClick={onRetry}>{common.tryAgain}</Button>}>{text.failed}</Alert>
      ) : null}
    </Frame>
  );
}

interface WaitingNotesProps {
  invitations: number;
  lateMails: DashboardView['lateMails'];
}

/** What waits: invitations for the administrator, and mails that should be out. */
function WaitingNotes({ invitations, lateMails }: WaitingNotesProps) {
  const { dashboard: text } = useText();
  return (
    <>
      {invitations > 0 ? (
        <Told>
          <Alert
            tone="info"
            action={
              <Button size="small" asChild>
                <Link to={paths.adminNetworks.href()}>{text.seeInvitations}</Link>
              </Button>
            }
          >
            {text.invited(invitations)}
          </Alert>
        </Told>
      ) : null}
      {lateMails ? (
        <Told>
          <Alert tone="warning">{text.lateMails(lateMails.count, lateMails.minutes)}</Alert>
        </Told>
      ) : null}
    </>
  );
}

function Summary({ view, period, known }: { view: DashboardView; period: DashboardPeriod; known: boolean }) {
  const { dashboard: text, common } = useText();
  const { count, atLeast } = countActive(view.activities, period, view.at);
  const updated = dateFormat(common.dates, 'clock', view.timeZone).format(view.at);
  const parts = [
    ...(view.activities.length > 0 ? [text.active(count, atLeast)] : []),
    text.updated(updated),
    ...(view.timeZone ? [text.zone(view.timeZone)] : []),
  ];
  return (
    <Text variant="hint">
      <span>{text.line(parts)}</span>
      {known ? null : <span>{` ${text.unknownPeriod}`}</span>}
    </Text>
  );
}

/** Downloads what people answered in the questionnaire, their own words included. */
function QuestionnaireDownload() {
  const { dashboard } = useText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  const download = async () => {
    setState('busy');
    try {
      await downloadQuestionnaires();
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section>
      <Text variant="hint">{dashboard.questionnairesHint}</Text>
      {state === 'failed' ? <Alert>{dashboard.questionnairesFailed}</Alert> : null}
      <Button busy={state === 'busy'} onClick={() => void download()}>
        {dashboard.questionnaires}
      </Button>
    </section>
  );
}
