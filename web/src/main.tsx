import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import { App } from './app.tsx';
import { keepOffline } from './offline/keep-offline.ts';

const root = document.getElementById('app');
if (root) render(<App />, root);
keepOffline();
