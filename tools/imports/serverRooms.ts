/** The source of the server, which has a folder for each of its rooms. */
export const SERVER = 'packages/server/src';

/** The rooms of the server, from the ground up: a subject each, with its operations, rules and SQL. */
export const SERVER_ROOMS = ['accounts', 'networks', 'judgements', 'studies', 'personal-data', 'site'];
