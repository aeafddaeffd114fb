/** The length of the introductory film, in minutes and seconds. */
export const FILM_LENGTH = '0:48';
