import type { studies } from '../../database/schema/index.js';

/** A study without a deputy, and without a request to be one. */
export const noDeputy = {
  deputyAddress: null,
  deputyKey: null,
  deputyId: null,
  deputyAskedAt: null,
  deputyAcceptedAt: null,
} satisfies Partial<typeof studies.$inferSelect>;
