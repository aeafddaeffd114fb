import { collectDefaultMetrics, Counter, Histogram, Registry } from '@prometheus-io/client';
import type { CallSeen } from '../../http/callSeen.js';
import { createGauges, type Sources } from './gauges.js';

export interface Metrics {
  /** Counts a call of the API. */
  readonly see: (call: CallSeen) => void;
  /** Prometheus' text format, as of now. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Seconds: a save takes some hundredths, a file of a large network a few. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A call that would have changed what people said. */
const isSave = (operation: string) => operation.startsWith('save');

/**
 * The server's metrics. Every label is one of a list in the code: operations, statuses, codes of refusals, jobs. So none
 * has a person, a network or an address, and their number is bounded.
 */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    registers,
    name: 'credence_calls_total',
    labelNames: ['operation', 'status'],
    help: 'Calls of the API by operation of the contract and HTTP status',
  });
  const duration = new Histogram({
    registers,
    name: 'credence_call_duration_seconds',
    labelNames: ['operation'],
    buckets,
    help: 'Time from the request of a call to the end of its response',
  });
  const refused = new Counter({
    registers,
    name: 'credence_refused_saves_total',
    labelNames: ['operation', 'code'],
    help: 'Saves that were refused, by the code of the refusal',
  });
  const gauges = createGauges(registers);
  return {
    see({ operation, status, milliseconds, refusal }) {
      calls.inc({ operation, status });
      duration.observe({ operation }, milliseconds / 1000);
      if (refusal && isSave(operation)) refused.inc({ operation, code: refusal });
    },
    async text() {
      await gauges.look(sources);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
