import type { AnswerOrigin } from '@credence/api-client';
import type { AnswerStanding } from '@credence/bayesnet';

/** What is recorded of an answer besides its sliders, or was given with it. */
interface Recorded {
  readonly exact?: (number | null)[] | null | undefined;
  readonly touched?: boolean[] | null | undefined;
  readonly standing?: AnswerStanding | null | undefined;
  readonly origin?: AnswerOrigin | null | undefined;
  readonly takenFrom?: bigint | number | null | undefined;
  readonly certaintyFrom?: bigint | number | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Only what is recorded, as answers have it on the wire and in the history. */
export const recordedOf = ({ exact, touched, standing, origin, takenFrom, certaintyFrom, reason }: Recorded) => ({
  ...(exact ? { exact } : {}),
  ...(touched ? { touched } : {}),
  ...(standing ? { standing } : {}),
  ...(origin ? { origin } : {}),
  ...(takenFrom ? { takenFrom: Number(takenFrom) } : {}),
  ...(certaintyFrom ? { certaintyFrom: Number(certaintyFrom) } : {}),
  ...(reason ? { reason } : {}),
});
