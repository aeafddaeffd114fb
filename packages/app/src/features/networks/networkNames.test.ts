import { expect, test } from 'vitest';
import { networkNames } from './networkNames.js';

test('R-3669: networks of equal titles have their file beside them, and their id only where the file is the same too', () => {
  const names = networkNames([
    { networkId: 'First2345678', filename: 'clinic_2025.xdsl', networkName: 'Chest clinic' },
    { networkId: 'Second345678', filename: 'clinic_2026.xdsl', networkName: 'Chest clinic' },
    { networkId: 'Third3456789', filename: 'chest_clinic.xdsl' },
    { networkId: 'Fourth456789', filename: 'larynx_v2.xdsl' },
    { networkId: 'Fifth5678901', filename: 'larynx_v2.xdsl' },
    { networkId: 'Sixth6789012', filename: 'hepar_II.xml' },
  ]);
  expect([...names.values()]).toEqual([
    'Chest clinic (clinic_2025.xdsl)',
    'Chest clinic (clinic_2026.xdsl)',
    'chest clinic (chest_clinic.xdsl)',
    'larynx v2 (Fourth456789)',
    'larynx v2 (Fifth5678901)',
    'hepar II',
  ]);
});
