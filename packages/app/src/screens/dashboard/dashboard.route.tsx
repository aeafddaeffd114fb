import { orThrow } from '@credence/api-client';
import type { DashboardPeriod } from '@credence/ui/screens';
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { useSession } from '../../ground/session/useSession.js';
import { dataOf } from '../../ground/text/failureSentence.js';
import { DashboardScreen } from './DashboardScreen.js';
import { type DashboardView, readDashboard } from './readDashboard.js';

interface Loaded {
  readonly dashboard: Promise<DashboardView | 'needs-factor' | undefined>;
}

/** Returns the figures as a promise, so that the page appears at once and shows that they are loading. */
export function loader(): Loaded {
  const dashboard = orThrow(api.GET('/user/activities')).then(
    (answer: unknown) => readDashboard(answer, Date.now()),
    (error: unknown) => (dataOf(error).code === 'factor_required' ? ('needs-factor' as const) : undefined),
  );
  return { dashboard };
}

export function Component() {
  const { dashboard }: Loaded = useLoaderData();
  const { revalidate } = useRevalidator();
  const { invitations } = useSession();
  const [period, setPeriod] = useState<DashboardPeriod>('week');

  return (
    <DashboardScreen
      invitations={invitations}
      dashboard={dashboard}
      period={period}
      onPeriodChange={(next) => {
        setPeriod(next);
        // Reloaded without naming the period: the response has all of them.
        void revalidate();
      }}
      onRetry={() => void revalidate()}
    />
  );
}
