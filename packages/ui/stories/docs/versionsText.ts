import versioning from '../../../../docs/versioning.md?raw';

const REPOSITORY = 'https://github.com/credence-app/credence/blob/main';

/** What a version promises, for readers without the repository: what it links to there has its address. */
export const versionsText = (): string => versioning.replaceAll(/\]\(\.\.\/([^)]+)\)/g, `](${REPOSITORY}/$1)`);
