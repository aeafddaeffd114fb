import { configure } from 'storybook/test';

// A file's first story also waits for its modules, which on a busy machine takes longer than the default second.
configure({ asyncUtilTimeout: 15_000 });
