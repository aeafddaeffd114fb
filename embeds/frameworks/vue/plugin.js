import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('credence-');

export default vue({ template: { compilerOptions: { isCustomElement } } });
