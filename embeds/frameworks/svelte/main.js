import { mount } from 'svelte';
import { withElements } from '../script.js';
import App from './App.svelte';

await withElements(() => mount(App, { target: document.querySelector('#app') }));
