import type { Refusals } from './requireNetwork.js';

/** What somebody is told who works on a network, and wants to do what its experts do. */
export const onlyExperts: Refusals = [['see_people', 'experts_only']];
