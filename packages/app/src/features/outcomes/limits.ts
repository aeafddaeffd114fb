/** The contract's limits on what can be named. */
export const LIMITS = { outcomes: 10, cases: 20, findings: 50, name: 100 } as const;

/** So many outcomes are offered before one is searched for. */
export const OFFERED = 6;
