import { useSyncExternalStore } from 'react';
import { deviceKeeps } from './deviceKeeps.js';

/** Whether input is being stored on this device. */
export function useDeviceKeeps(): boolean {
  return useSyncExternalStore(deviceKeeps.subscribe, deviceKeeps.state);
}
