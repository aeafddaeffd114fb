import { presentAdoption } from '../../ground/study/adoptions.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { may } from '../../roles/rights.js';
import { presentDeputy } from '../../ground/study/deputy.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { presentStudy } from '../../ground/study/presentStudy.js';
import { studySize } from '../../ground/study/studySize.js';
import { studyAsking } from './mailExpert.js';
import { presentOwnPart } from './presentOwnPart.js';
import { presentPanel } from './presentPanel.js';

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
