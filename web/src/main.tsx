import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import './styles/parts.css';
import { App } from './app.tsx';
import { wordsReady } from './language.ts';
import { keepOffline } from './offline/keep-offline.ts';

const root = document.getElementById('app');
if (root) void wordsReady().then(() => render(<App />, root));
keepOffline();
