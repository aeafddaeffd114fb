import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Bytes as they came. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
