import { and, isNotNull, isNull } from 'drizzle-orm';
import { studies, users } from '../../database/schema/index.js';

/** A study without a deputy, and without a request to be one. */
export const noDeputy = {
  deputyAddress: null,
  deputyKey: null,
  deputyId: null,
  deputyAskedAt: null,
  deputyAcceptedAt: null,
} satisfies Partial<typeof studies.$inferSelect>;

/** Selects the studies, joined with the accounts of those who accepted, that have a deputy who can run them. */
export const hasDeputy = and(
  isNotNull(studies.deputyAcceptedAt),
  isNull(users.deletedAt),
  isNotNull(users.activatedAt),
);
