// Personal data: what one account left in all rooms, to export or to delete it.

export { leaveNetworks } from './deletion/leaveNetworks.js';
