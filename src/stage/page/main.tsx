import { render } from 'preact';
import { App } from './app.tsx';
import { start } from './opening.ts';
import { change } from './store.ts';

const again = 2_000;

function begin(): void {
  start().catch(() => {
    change({ connection: 'lost' });
    setTimeout(begin, again);
  });
}

const root = document.getElementById('page');
if (root) render(<App />, root);
begin();
