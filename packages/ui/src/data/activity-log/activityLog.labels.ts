/** What the activity log says. */
export const activityLogLabels = {
  /** Its heading, and the name of the area that scrolls. */
  title: 'Activity log',
  /** Heads of the columns. */
  time: 'Time',
  user: 'User',
  activity: 'Activity',
  details: 'Details',
  /** Opens and closes what belongs to one row. */
  showDetails: 'Show Details',
  hideDetails: 'Hide Details',
  /** In place of the table when there are no rows. */
  empty: 'No activity logs available.',
  /** Shows more of long details. */
  more: 'Show more',
  /** How much of them is not shown yet. */
  left: (count: string) => `${count} more characters`,
  /** Which zone the times are of. */
  zone: (name: string) => `Times of ${name}`,
  /** Spoken while the log is fetched. */
  loading: 'Loading...',
};
