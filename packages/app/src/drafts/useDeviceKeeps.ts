import { useSyncExternalStore } from 'react';
import { deviceKeeps } from './deviceKeeps.js';

/** Whether what is typed is kept on the device. */
export function useDeviceKeeps(): boolean {
  return useSyncExternalStore(deviceKeeps.subscribe, deviceKeeps.state);
}
