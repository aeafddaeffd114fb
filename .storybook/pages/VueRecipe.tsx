import app from '../../embeds/frameworks/vue/App.vue?raw';
import plugin from '../../embeds/frameworks/vue/plugin.js?raw';
import relapse from '../../embeds/frameworks/vue/Relapse.vue?raw';
import { Part, Sheet } from './Sheet.js';
import { Source } from './Source.js';

/** The custom elements in Vue. */
export function VueRecipe() {
  return (
    <Sheet title="Vue" lead="The elements of @credence/elements, bound like inputs of Vue’s own.">
      <Part title="Say which tags are elements">
        <pre>
          <code>npm install @credence/elements</code>
        </pre>
        <p>
          Otherwise Vue looks for a component of that name. Hand this plugin to Vite, and write{' '}
          <code>import &apos;@credence/elements/slider&apos;</code> once, where your application starts. Each element
          has a module of its own; <code>@credence/elements</code> alone loads them all.
        </p>
        <Source file="plugin.js" text={plugin} />
      </Part>
      <Part title="Bind an answer">
        <p>
          <code>v-model</code> holds the percent, <code>{'{ ppm }'}</code> where whole percents cannot say it,{' '}
          <code>null</code> while nobody has answered. Lists are bound as properties, <code>:states</code> and{' '}
          <code>:values</code>; changes come as <code>@credence-change</code>, the end of a gesture as{' '}
          <code>@credence-commit</code>, with what was said in <code>$event.detail</code>.
        </p>
        <Source file="Relapse.vue" text={relapse} />
      </Part>
      <Part title="Hold it in a parent">
        <p>The parent holds the answers, locks them and hears what was wrong. A form sends them by their names.</p>
        <Source file="App.vue" text={app} />
        <p>
          The whole page is <code>embeds/frameworks/vue</code> in the repository. It is built with the packed elements
          and used by a test; here it cannot run, because it needs Vue’s compiler.
        </p>
      </Part>
      <Part title="Types">
        <p>
          <code>@credence/elements/vue</code> among the <code>types</code> of your <code>tsconfig.json</code> checks
          attributes and events in templates.
        </p>
      </Part>
    </Sheet>
  );
}
