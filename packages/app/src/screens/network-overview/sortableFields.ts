/** What the list of nodes can be sorted by. */
export const sortableFields = ['name', 'pages', 'duration'] as const;
