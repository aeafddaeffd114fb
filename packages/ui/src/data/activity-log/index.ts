export { type Activity, activitiesOf } from './activity.js';
export { ActivityLog, type ActivityLogProps } from './ActivityLog.js';
