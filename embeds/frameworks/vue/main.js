import { createApp } from 'vue';
import { withElements } from '../script.js';
import App from './App.vue';

await withElements(() => createApp(App).mount('#app'));
