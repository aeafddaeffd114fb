/** Everything that is looked at, in the order in which it is told. */
export const checkNames = [
  'settings',
  'database',
  'migrations',
  'replica',
  'disk',
  'clock',
  'server',
  'address',
  'login',
  'mail server',
  'mails',
  'schedule',
  'backup',
  'audit log',
  'audit delivery',
  'metrics',
  'weaknesses',
] as const;

export type CheckName = (typeof checkNames)[number];

/** `failing` is what people notice or lose something by; `warning` what leads there, or what could not be looked at. */
export type FindingState = 'ok' | 'warning' | 'failing';

/** What a look at something came to. */
export interface Looked {
  readonly state: FindingState;
  /** One sentence: how it is. */
  readonly says: string;
  /** One sentence: what to do; missing where all is well. */
  readonly todo?: string;
}

export interface DoctorFinding extends Looked {
  readonly check: CheckName;
}

export const ok = (says: string): Looked => ({ state: 'ok', says });
export const warning = (says: string, todo: string): Looked => ({ state: 'warning', says, todo });
export const failing = (says: string, todo: string): Looked => ({ state: 'failing', says, todo });

/** What a program reads: the findings, and whether none of them is failing. */
export interface DoctorReport {
  readonly ok: boolean;
  readonly findings: readonly DoctorFinding[];
}

export const reportOf = (findings: readonly DoctorFinding[]): DoctorReport => ({
  ok: findings.every(({ state }) => state !== 'failing'),
  findings,
});

/** What a person reads: a line for each finding, what to do below it, and the sum. */
export function linesOf({ findings }: DoctorReport): string[] {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length;
  return [
    ...findings.flatMap(({ check, state, says, todo }) => [
      `${state.padEnd(7)}  ${check.padEnd(width)}  ${says}`,
      ...(todo === undefined ? [] : [`${' '.repeat(width + 11)}${todo}`]),
    ]),
    `${count('failing')} failing, ${count('warning')} to look at, ${count('ok')} ok.`,
  ];
}
