import type { Job } from './repeat.js';

/**
 * What the server does by itself: erasing, closing rounds, listing what was erased, removing old backups of updates,
 * looking at the disk and the clock, sending mails, delivering the audit log.
 */
export type JobName = 'retention' | 'rounds' | 'erasures' | 'backups' | 'disk' | 'clock' | 'mail' | 'audit';

/** How each is going; one that the settings do not ask for is missing. */
export type Jobs = Readonly<Partial<Record<JobName, Job>>>;
