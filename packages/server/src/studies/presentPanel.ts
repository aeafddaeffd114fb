import type { Study, StudyExpert } from '@credence/api-client';
import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { assessments, studyExperts, studyReminders, visits } from '../database/schema/index.js';
import { nameOf } from '../networks/index.js';
import { findUnsent } from '../platform/mail/mails.js';
import { reminderMailId } from './experts/reminderMails.js';
import { invitationMailId } from './experts/studyMailId.js';
import type { FoundStudy } from './findStudy.js';
import { listPanel, type PanelRow } from './listPanel.js';
import { countLate } from './rounds/lateAnswers.js';

/** From how many people on a median says nothing about one of them. */
const enough = 3;

/** Minutes by which the median moves while the round is open: by single ones it would tell when somebody is at work. */
const step = 5;

/** The experts as whoever runs the study sees them. */
export async function presentPanel(
  reader: Reader,
  found: FoundStudy,
  now: Date,
): Promise<Pick<Study, 'experts' | 'medianMinutes'>> {
  const { networkId } = found.study;
  const panel = await listPanel(reader, found);
  const sent = await reader
    .select({ expertId: studyReminders.expertId, reminders: count(), remindedAt: max(studyReminders.at) })
    .from(studyReminders)
    .where(eq(studyReminders.networkId, networkId))
    .groupBy(studyReminders.expertId);
  const reminded = new Map(sent.map((row) => [row.expertId, row]));
  const came = await countLate(reader, { networkId, round: found.round?.round ?? 0 });
  const lateOf = new Map(came.map(({ expertId, late }) => [expertId, late]));
  const codes = new Map(panel.map(({ expert: { id, code } }) => [id, code]));
  const lastMailOf = ({ expert }: PanelRow) => {
    const ordinal = reminded.get(expert.id)?.reminders ?? 0;
    const round = found.round?.round ?? 0;
    return ordinal > 0 ? reminderMailId({ networkId, expertId: expert.id, round, ordinal }) : invitationMailId(expert);
  };
  const unsent = await findUnsent(reader, panel.filter(isExpected).map(lastMailOf), now);
  const isOpen = found.round?.closedAt === null;
  const experts = panel.map((row): StudyExpert => {
    const late = lateOf.get(row.expert.id);
    const { reminders = 0, remindedAt = null } = reminded.get(row.expert.id) ?? {};
    const { id, code, address, replacedBy, sawShared, consent } = row.expert;
    const person = personOf(row);
    const substitute = replacedBy === null ? undefined : codes.get(replacedBy);
    return {
      id,
      code,
      standing: standingOf(row),
      progress: progressOf(row),
      // While the round is open, whoever asks again and again would learn when somebody is at work.
      ...(isOpen && row.expert.endedAt === null ? {} : { answered: row.answered }),
      questions: row.questions,
      reminders,
      ...(person ? { person } : {}),
      ...(address ? { address } : {}),
      ...(remindedAt ? { remindedAt: remindedAt.toISOString() } : {}),
      ...(late ? { late } : {}),
      ...(substitute === undefined ? {} : { replacedBy: substitute }),
      ...(sawShared ? { sawShared } : {}),
      ...(consent ? { consented: consent.version } : {}),
      ...presentConsent(row.expert, found),
      ...unsent.get(lastMailOf(row)),
    };
  });
  const minutes = await medianMinutes(reader, found);
  return { experts, ...(minutes === undefined ? {} : { medianMinutes: minutes }) };
}

/**
 * What somebody consented to, as long as their answers are there. Of a final study only what files go by: interests would
 * say whose a code is.
 */
function presentConsent({ consent, ending }: PanelRow['expert'], { study }: FoundStudy): Pick<StudyExpert, 'consent'> {
  if (!consent || ending === 'erased') return {};
  const { publishes, named, interests } = consent;
  return { consent: study.finalAt ? { publishes } : { publishes, named, interests } };
}

/** Whether they may still answer, and so have to hear of it. */
const isExpected = ({ expert }: PanelRow): boolean => expert.endedAt === null && expert.finishedAt === null;

/** The address as it was asked, until the owner may know more. */
function personOf({ expert, person }: PanelRow): string {
  if (!person || expert.address === '') return expert.address;
  return nameOf(person) || person.username;
}

function progressOf({ answered, questions, hasStarted }: PanelRow): StudyExpert['progress'] {
  if (answered > 0 && answered >= questions) return 'finished';
  if (answered > 0 && answered * 2 >= questions) return 'halfway';
  return answered > 0 || hasStarted ? 'started' : 'not_started';
}

function standingOf({ expert, hasStarted }: PanelRow): StudyExpert['standing'] {
  const { ending, finishedAt, acceptedAt } = expert;
  if (ending === 'cancelled') return 'cancelled';
  if (ending === 'declined') return 'declined';
  if (ending !== null) return 'withdrew';
  if (finishedAt) return 'finished';
  if (hasStarted) return 'started';
  return acceptedAt ? 'accepted' : 'not_opened';
}

/** The median of the minutes that experts were at work; undefined where it would tell how long one of them was. */
async function medianMinutes(reader: Reader, { study, round }: FoundStudy): Promise<number | undefined> {
  const each = reader
    .select({ seconds: sql<number>`sum(${visits.seconds})`.as('seconds') })
    .from(visits)
    .innerJoin(assessments, and(eq(assessments.networkId, visits.networkId), eq(assessments.id, visits.assessmentId)))
    .innerJoin(
      studyExperts,
      and(eq(studyExperts.networkId, assessments.networkId), eq(studyExperts.id, assessments.expertId)),
    )
    .where(
      and(
        eq(visits.networkId, study.networkId),
        eq(assessments.round, round?.round ?? 0),
        isNull(studyExperts.endedAt),
      ),
    )
    .groupBy(assessments.id)
    .as('each');
  const [panel] = await reader
    .select({
      people: count(),
      minutes: sql<number>`percentile_cont(0.5) within group (order by ${each.seconds}) / 60`.mapWith(Number),
    })
    .from(each);
  if (!panel || panel.people < enough) return undefined;
  return round?.closedAt ? Math.round(panel.minutes) : Math.ceil(panel.minutes / step) * step;
}
