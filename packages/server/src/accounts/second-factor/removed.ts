/** What is answered once a second factor is gone. */
export const removed = { message: 'The second factor was removed.' };
