import type { EventType } from '@credence/api-client';
import { lasting } from './lasting.js';

/** The server's names for activities, in words. */
const activities: Record<EventType, string> = {
  login: 'Logged in',
  logout: 'Logged out',
  network_uploaded: 'Uploaded a network',
  network_downloaded: 'Downloaded a network',
  network_deleted: 'Deleted a network',
  network_restored: 'Restored a network',
  network_handed_over: 'Handed over a network',
  answer_saved: 'Saved an answer',
  combinations_saved: 'Saved combinations',
  node_reset: 'Reset a node',
  reset_undone: 'Undid a reset',
  directions_saved: 'Said what to expect of a node',
  node_feedback_saved: 'Said whether a result is plausible',
  explanations_saved: 'Explained a node',
  outcomes_saved: 'Named outcomes and typical cases',
  reset_rule_saved: 'Chose who may reset nodes',
  study_saved: 'Wrote the protocol of a study',
  round_opened: 'Opened a round of a study',
  round_extended: 'Extended a round of a study',
  round_closed: 'Closed a round of a study',
  round_reopened: 'Took the closing of a round back',
  results_opened: 'Opened the results of a study',
  tables_adopted: 'Put a result of a study into the network',
  adoption_undone: 'Took a result of a study out again',
  comment_redacted: 'Took a comment out of a study',
  study_final: 'Declared a study final',
  deputy_named: 'Asked somebody to be the deputy of a study',
  deputy_removed: 'Took the deputy of a study back',
  deputy_accepted: 'Agreed to be the deputy of a study',
  deputy_declined: 'Declined to be the deputy of a study',
  study_passed: 'Left a study to its deputy',
  study_stopped: 'A study was stopped',
  expert_invited: 'Asked an expert to take part in a study',
  expert_accepted: 'Agreed to take part in a study',
  expert_declined: 'Declined to take part in a study',
  expert_finished: 'Finished a study',
  expert_resumed: 'Went on with a study',
  expert_withdrew: 'Withdrew from a study',
  expert_reminded: 'Reminded an expert of a study',
  expert_cancelled: 'Took the invitation of an expert back',
  late_let_in: 'Let in what an expert answered after the close',
  collaborator_invited: 'Invited a collaborator',
  invitation_cancelled: 'Cancelled an invitation',
  invitation_accepted: 'Accepted an invitation',
  invitation_declined: 'Declined an invitation',
  decline_undone: 'Reconsidered a declined invitation',
  part_finished: 'Answered all that was asked for',
  collaborator_removed: 'Removed a collaborator',
  questionnaire_saved: 'Answered the questionnaire',
  profile_edited: 'Edited the profile',
  password_changed: 'Changed the password',
  address_changed: 'Changed the e-mail address',
  account_created: 'Signed up',
  account_confirmed: 'Confirmed the account',
  account_deleted: 'Deleted the account',
};

/** Usage figures, for administrators. */
export const dashboard = {
  /** Mails that should have gone; the first of them has been due for so long. */
  lateMails: (count: number, minutes: number) =>
    count === 1
      ? `An e-mail has not gone out for ${lasting(minutes)}. On the server, “credence doctor” says why.`
      : `${count} e-mails have not gone out, the first for ${lasting(minutes)}. On the server, “credence doctor” says why.`,
  /** The menu of administrators has no link to invitations. */
  invited: (count: number) => `You are invited to ${count === 1 ? 'a network' : `${count} networks`}.`,
  seeInvitations: 'See the invitations',
  title: 'Dashboard',
  failed: 'Failed to fetch dashboard data',
  period: 'Period',
  periods: { day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' },
  /** How many users were active in the period. */
  active: (count: number, atLeast: boolean) => {
    const people = count === 1 ? '1 active person' : `${count} active people`;
    return atLeast ? `at least ${people}` : people;
  },
  updated: (time: string) => `updated ${time}`,
  zone: (name: string) => `times in ${name}`,
  line: (parts: readonly string[]) => {
    const line = parts.join(' · ');
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
  /** If the response does not distinguish the periods. */
  unknownPeriod: 'The server does not say which period these figures cover.',
  /** A bar for a node whose name is not unique. */
  inNetwork: (node: string, networkId: string) => `${node} (${networkId})`,
  /** Which activities are logged. */
  logNote:
    'The 10 latest activities of each of the 100 most recently active people, whatever the period above. They say that an answer was saved, and to which question, but neither the answer nor its comment. What belongs to a study is not listed, here and in the chart of combinations.',
  questionnaires: 'Download the feedback (CSV)',
  questionnairesHint: 'All 13 answers of everybody who gave feedback, own words included, without names.',
  questionnairesFailed: 'The download failed. Please try again.',
  activities,
};
