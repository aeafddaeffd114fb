import type { ReplicaWatcher } from '../../database/replica.js';
import { faults } from './faults.js';

/** The lines that are needed of a log. */
export interface Log {
  warn(details: object, line: string): void;
  info(details: object, line: string): void;
}

/** Tells the log when the replica is no longer read from, and why, and when it is again. */
export function tellOfReplica(log: Log): ReplicaWatcher {
  const fault = 'replica_unused';
  const { began, over, todo } = faults[fault];
  return {
    left: (reason) => log.warn({ fault, reason, todo }, began),
    used: () => log.info({ fault }, over),
  };
}
