import { show } from './show.jsx';

show(<p>React, and nothing else.</p>);
