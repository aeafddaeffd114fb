/** The id of the map's place on the page, for the link to it. */
export const MAP = 'map';
