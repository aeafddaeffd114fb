/**
 * Packages that are built, weighed or type checked, tables of millions of numbers, thousands of random files, garbage in
 * each of a device's stores and in each field of a request, questions of hundreds of states, and servers and commands that
 * are started, killed or kept waiting.
 */
export const AT_LENGTH: readonly string[] = [
  'build/packages/onlyByPnpm.test.ts',
  'packages/app/src/screens/combinations/inSight.test.tsx',
  'packages/app/src/screens/question/inSight.test.tsx',
  'packages/app/src/start/storedGarbage.test.tsx',
  'packages/bayesnet/src/conversion/tooLargeInFull.test.ts',
  'packages/bayesnet/src/formats/properties.test.ts',
  'packages/bayesnet/src/panel/largePanel.test.ts',
  'packages/elements/build.test.ts',
  'packages/server/src/operator/cli/doctor.test.ts',
  'packages/server/src/operator/cli/mailTest.test.ts',
  'packages/server/src/operator/cli/restore.test.ts',
  'packages/server/src/judgements/answers/unknownNext.test.ts',
  'packages/server/src/judgements/downloads/everyFormat.test.ts',
  'packages/server/src/judgements/overview/manyNodes.test.ts',
  'packages/server/src/studies/hostileBodies.test.ts',
  'packages/server/src/http/slowRequests.test.ts',
  'packages/server/src/platform/files/workersThatEnd.test.ts',
  'packages/server/src/platform/mail/mailServerAway.test.ts',
  'packages/server/src/server.test.ts',
  'packages/server/test/forgery.test.ts',
  'packages/server/test/hostileUploads.test.ts',
  'packages/server/test/oddBodies.test.ts',
  'packages/server/test/pooler/pooler.test.ts',
  'packages/server/test/programs.test.ts',
  'packages/server/test/replica/replica.test.ts',
  'packages/text/src/stranger.test.ts',
  'packages/ui/test/contract/atImport.test.ts',
  'packages/ui/test/contract/weight.test.ts',
  'tools/packages/apiReport.test.ts',
  'tools/packages/obstacles.test.ts',
  'tools/release/launcher.test.ts',
];
