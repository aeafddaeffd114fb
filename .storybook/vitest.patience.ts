import { configure } from 'storybook/test';

// The first story of a file waits for its modules too, which on a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });
