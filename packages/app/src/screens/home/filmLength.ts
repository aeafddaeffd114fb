/** How long the film of the introduction is, in minutes and seconds. */
export const FILM_LENGTH = '0:48';
