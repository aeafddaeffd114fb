import type { Operation } from '../http/operation.js';
import { requireNetwork } from '../networks/index.js';
import { ApiError } from '../platform/errors.js';
import { may } from '../roles/rights.js';
import { presentDeputy } from './deputies/deputy.js';
import { studyAsking } from './experts/mailExpert.js';
import { findStudy } from './findStudy.js';
import { presentOwnPart } from './parts/presentOwnPart.js';
import { presentPanel } from './presentPanel.js';
import { presentStudy } from './presentStudy.js';
import { presentAdoption } from './results/presentAdoption.js';
import { studySize } from './studySize.js';

/** For whoever runs the study and whoever takes part in it; to others who see the network it is none. */
export const getStudy: Operation<'getStudy'> = async ({ path, caller: { user } }, services) => {
  const { database, clock, config } = services;
  const { network, role } = await requireNetwork(database, path.id, user, 'view');
  const mayRun = may(role, 'run_study');
  if (!mayRun && !may(role, 'take_part')) throw new ApiError('no_study');
  const found = await findStudy(database, network.id);
  const at = clock.now();
  const study = await presentStudy(database, { found, by: mayRun ? 'run_study' : 'take_part', at });
  if (mayRun) {
    return {
      ...study,
      ...(await presentPanel(database, found, at)),
      size: await studySize(database, network.id, study.protocol),
      ...(await presentAdoption(database, network.id, at)),
      ...(await presentDeputy(database, found.study)),
      ...(study.state === 'open'
        ? {
            asking: {
              ...(await studyAsking(database, { network, asking: user }, study.protocol, services)),
              from: config.mailFrom,
            },
          }
        : {}),
    };
  }
  // Of a final study nothing tells any more what is whose.
  return found.study.finalAt ? study : { ...study, own: await presentOwnPart(database, found, user.id) };
};
