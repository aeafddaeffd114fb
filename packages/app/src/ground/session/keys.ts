/** Where the session's token is stored. */
export const TOKEN = 'token';

/** Where the signed-in user's names are stored. */
export const USER_INFO = 'userInfo';

/** Where the network is stored of the study that is all that the session opens. */
export const STUDY = 'study';

/** Where the iterations are stored that were opened last. */
export const LAST_ITERATION = 'lastIteration_';

export const lastIterationKey = (networkId: string, nodeId: string): string =>
  `${LAST_ITERATION}${networkId}_${nodeId}`;
