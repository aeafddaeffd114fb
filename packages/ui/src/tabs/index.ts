export { type TabPanel, Tabs, type TabsProps } from './Tabs.js';
