/** Names of states that say that there is nothing, nothing unusual, or nothing known. */
const ABSENCE =
  /^(0|no|none|absent|false|negative|normal|unknown|not[ _]known|nein|kein\w*|negativ|falsch|fehlt|unauffällig|unbekannt)$/iu;

/** Whether a state is the absence of a finding: it seldom settles anything, and nobody asks how likely it is. */
export const isAbsence = (state: string): boolean => ABSENCE.test(state.trim());
