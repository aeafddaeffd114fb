import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sentBy, withElements } from '../script.js';

const states = ['local', 'distant'];

function App() {
  const [risk, setRisk] = useState(null);
  const [stages, setStages] = useState([null, null]);
  const [locked, setLocked] = useState(false);
  const [codes, setCodes] = useState([]);
  const [sent, setSent] = useState('');
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sentBy(event.target));
        }}
      >
        <credence-slider
          name="risk"
          label="Relapse"
          required
          value={risk}
          disabled={locked}
          start-value="30"
          oncredence-change={(event) => setRisk(event.detail.value)}
          oncredence-error={(event) => setCodes((all) => [...all, event.detail.code])}
        />
        <credence-question
          name="stage"
          node="Stage"
          states={states}
          values={stages}
          oncredence-change={(event) => setStages(event.detail.values)}
        />
        <button>Send</button>
        <button type="button" onClick={() => setLocked(!locked)}>
          Lock
        </button>
        <button type="button" onClick={() => setRisk(null)}>
          Forget
        </button>
        <button type="button" onClick={() => setRisk(500)}>
          Wrong
        </button>
      </form>
      <output id="state">{JSON.stringify([risk, stages, codes])}</output>
      <output id="sent">{sent}</output>
    </>
  );
}

await withElements(() => createRoot(document.querySelector('#app')).render(<App />));
