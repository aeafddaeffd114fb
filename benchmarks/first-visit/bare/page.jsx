import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

/** The least that a routed page of React can be: a title, a sentence and a link. */
function Bare() {
  return (
    <main>
      <h1>A bare page</h1>
      <p>React, a router, and nothing else.</p>
      <Link to="/elsewhere">Elsewhere</Link>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Bare }]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
